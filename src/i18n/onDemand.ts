import type { Language } from './language.ts';

/**
 * Words that come apart from the others, for screens that few see. Gives a function that fetches those of a language: the same promise each
 * time, which React's `use` reads without waiting once it is fulfilled. It fails when the code cannot be fetched; asked again, it tries again.
 */
export function onDemand<Words>(
  sources: Readonly<Record<Language, () => Promise<Words>>>,
): (language: Language) => Promise<Words> {
  const coming = new Map<Language, Promise<Words>>();
  return (language) => {
    const known = coming.get(language);
    if (known !== undefined) return known;
    const loading = sources[language]();
    coming.set(language, loading);
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => coming.delete(language),
    );
    return loading;
  };
}
