import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** Long enough that no test's outcome depends on the speed of the machine; what hangs still ends. */
const MINUTE = 60_000;

/** The tests of one folder under tests/, in plain Node. */
function nodeProject(
  name: string,
  testTimeout: number,
  ...setupFiles: readonly string[]
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      environment: 'node',
      // Nothing here leaves anything behind in its modules or globals: one thread takes file after file, and loads the engine once.
      pool: 'threads',
      isolate: false,
      testTimeout,
      setupFiles: [...setupFiles],
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Only names what is slow beyond the rest; a busy machine is no news.
    slowTestThreshold: 10_000,
    // A forgotten `.only` would silently switch off the rest.
    allowOnly: false,
    coverage: { include: ['src/**'], reportsDirectory: 'coverage' },
    projects: [
      nodeProject('unit', 2 * MINUTE),
      nodeProject('property', 10 * MINUTE, 'tests/support/seed.ts'),
      nodeProject('conformance', 2 * MINUTE),
      nodeProject('architecture', 5 * MINUTE),
      // Reads dist/, so it runs after the build: `npm run build` first.
      nodeProject('build', MINUTE),
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/component/setup.ts'],
          testTimeout: 2 * MINUTE,
        },
      },
    ],
  },
});
