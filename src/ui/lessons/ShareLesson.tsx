import { useState } from 'react';
import { LINK_LENGTH, lessonLink, writeLesson } from '../../store/lessons/index.ts';
import type { Lesson } from '../../teaching/lesson.ts';
import { ByHand } from '../common/ByHand.tsx';
import { copyText } from '../common/copyText.ts';
import { saveFile } from '../common/saveFile.ts';
import { useMessages } from '../common/useMessages.ts';

interface Told {
  readonly text: string;
  /** What the clipboard would not take. */
  readonly address: string | null;
}

/** A lesson handed on: as a file, or as a link where it is short enough for one. */
export function ShareLesson({ lesson }: { readonly lesson: Lesson }) {
  const { lessons: t, words } = useMessages();
  const [told, setTold] = useState<Told | null>(null);
  const copy = async (): Promise<void> => {
    const letters = await lessonLink(lesson);
    const address = addressOf(letters);
    if (letters.length > LINK_LENGTH) {
      const text = t.linkTooLong(words.number(address.length), words.number(LINK_LENGTH));
      setTold({ text, address: null });
      return;
    }
    const done = await copyText(address);
    const text = `${done ? t.copied : t.notCopied} ${t.linkLength(words.number(address.length))}`;
    setTold({ text, address: done ? null : address });
  };
  const save = (): void => {
    const name = lesson.title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '');
    saveFile(`${name === '' ? t.fileName : name}.json`, writeLesson(lesson));
  };
  return (
    <section className="panel" aria-labelledby="share-lesson">
      <h2 id="share-lesson">{t.share}</h2>
      <div className="lesson-buttons">
        <button type="button" className="btn" onClick={save}>
          {t.saveFile}
        </button>
        <button type="button" className="btn" onClick={() => void copy()}>
          {t.copyLink}
        </button>
      </div>
      <p role="status">{told?.text}</p>
      {told?.address != null && <ByHand label={t.address} text={told.address} rows={5} />}
    </section>
  );
}

function addressOf(letters: string): string {
  const url = new URL(window.location.href);
  url.search = '';
  url.hash = `/lesson/link/${letters}`;
  return url.href;
}
