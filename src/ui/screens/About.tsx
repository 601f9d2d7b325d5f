import { Link } from 'wouter';
import { version } from '../../../package.json';
import { useMessages } from '../common/useMessages.ts';
import { KeysButton } from '../help/KeysHelp.tsx';
import { OnThisDevice } from '../shell/OnThisDevice.tsx';
import { Page } from '../shell/Page.tsx';
import './about.css';
import { LICENCES } from './licences.ts';

/** What this is, how it is played, what stays private, and whose work is in it. */
export function About() {
  const { shell, help, scoring } = useMessages();
  const t = shell.about;
  return (
    <Page title={t.title} className="about">
      <p className="version">{t.version(version)}</p>
      <div className="about-grid">
        <section className="paper minute">
          <h2>{t.minute}</h2>
          <ol>
            {t.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{t.help}</p>
          <Link className="btn" href="/scoring">
            {scoring.link}
          </Link>
        </section>
        <div>
          <section className="panel">
            <h2>{t.privacy}</h2>
            <p>{t.device}</p>
            <p>{t.glances}</p>
            <p>{t.storage}</p>
          </section>
          <OnThisDevice />
          <section className="panel">
            <h2>{t.keys}</h2>
            <dl className="keys">
              {t.keyRows.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
            <KeysButton label={help.keys.all} />
          </section>
          <section className="panel">
            <h2>{help.terms.title}</h2>
            <Link className="btn" href="/learn/words">
              {help.terms.all}
            </Link>
          </section>
          <section className="panel">
            <h2>{t.made}</h2>
            <table className="licences">
              <thead>
                <tr>
                  <th scope="col">{t.what}</th>
                  <th scope="col">{t.licence}</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">{t.own}</th>
                  <td>MIT</td>
                </tr>
                {LICENCES.map(({ name, kind, licence, address }) => (
                  <tr key={name}>
                    <th scope="row">
                      {name} <span className="hint">{t[kind]}</span>
                      <span className="hint address">{address}</span>
                    </th>
                    <td>{licence}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </div>
    </Page>
  );
}
