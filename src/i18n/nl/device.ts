import type { Messages } from '../messages.ts';

/** What the browser does for the app, in Dutch. */
export const device: Messages['device'] = {
  asking:
    'De browser vraagt nu misschien of Bridgette gegevens op dit apparaat mag bewaren. Sta je dat toe, dan worden jullie partijen niet gewist als er ruimte tekortkomt.',
  ready: 'Er is een nieuwe versie van Bridgette.',
  take: 'Nieuwe versie gebruiken',
  later: 'Later',
  blocked:
    'Bridgette is open in een ander tabblad of venster dat de oude versie nog nodig heeft. Sluit dat, en probeer het dan opnieuw.',
  waits: 'Er is een nieuwe versie van Bridgette. Die wacht tot dit spel voorbij is.',

  title: 'Op dit apparaat',
  offline: {
    unknown: 'Kijken of de app hier in haar geheel is …',
    preparing: 'De app wordt in haar geheel opgehaald, zodat er straks geen netwerk nodig is …',
    ready: 'Klaar voor offline: Bridgette opent en speelt zonder netwerk.',
    impossible:
      'Om Bridgette te openen is hier een netwerk nodig: browsers bewaren een app voor gebruik zonder netwerk alleen als die via https kwam. Eenmaal open speelt ze zonder door.',
    failed:
      'Om Bridgette te openen is hier een netwerk nodig: deze browser heeft de app niet bewaard. Bij het volgende bezoek wordt het opnieuw geprobeerd.',
  },
  keeping: {
    unknown: 'Kijken of deze browser de partijen bewaart …',
    asking: 'De browser wordt gevraagd de partijen te bewaren.',
    kept: 'Deze browser bewaart de partijen tot jullie ze wissen.',
    'at-will':
      'Deze browser mag de partijen wissen als er ruimte tekortkomt, of na weken zonder bezoek, tenzij hij belooft ze te bewaren.',
    impossible:
      'Deze browser mag de partijen wissen als er ruimte tekortkomt: hier kan hem niet gevraagd worden ze te bewaren. Via https kan dat vaak wel.',
  },
  ask: 'Vraag de browser ze te bewaren',
  refused:
    'De browser heeft het niet beloofd. Veel browsers doen dat voor een app die geïnstalleerd is of vaak gebruikt wordt: vraag het een andere dag opnieuw.',
  space: (used, quota) => `Bridgette gebruikt ${used}; de browser staat ${quota} toe.`,
  size: (bytes) => {
    const [unit, factor] =
      bytes < 1e6
        ? (['kilobyte', 1e3] as const)
        : bytes < 1e9
          ? (['megabyte', 1e6] as const)
          : (['gigabyte', 1e9] as const);
    return new Intl.NumberFormat('nl', { style: 'unit', unit, maximumSignificantDigits: 2 }).format(
      bytes / factor,
    );
  },

  report: {
    title: 'Een verslag voor wie het herstelt',
    holds:
      'Het zegt wat er misging, in welke versie en browser, en wat er in de partij openlijk is gebeurd. Er staan geen namen en geen verborgen kaarten in, en het wordt nergens heen gestuurd: geef het zelf door.',
    see: 'Lees het verslag',
    copy: 'Kopiëren',
    copied: 'Gekopieerd.',
    notCopied: 'De browser staat het kopiëren niet toe. Download het verslag in plaats daarvan.',
    download: 'Downloaden',
    fileName: 'bridgette-verslag.json',
  },
};
