/** The languages Bridgette speaks. */
export type Language = 'en' | 'nl';
