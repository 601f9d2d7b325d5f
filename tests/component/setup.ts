import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadWhole } from '../../src/i18n/index.ts';

// The first drawing of a test finds its words: only the app's own start may have to wait for them.
await loadWhole('en');

afterEach(cleanup);
