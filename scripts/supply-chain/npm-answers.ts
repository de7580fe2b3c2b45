import { execFile } from 'node:child_process';
import * as z from 'zod';
import { projectEnv, root } from '../steps.ts';

/** Output of an npm command. The exit code is ignored, because the output contains the same information. */
const npm = (args: readonly string[]): Promise<string> =>
  new Promise(done => {
    const options = { cwd: root, env: projectEnv(), timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
    execFile('npm', [...args], options, (_error, output) => done(output));
  });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const Audit = z.object({ metadata: z.object({ vulnerabilities: z.object({ high: z.int(), critical: z.int() }) }) });

/** Number of vulnerabilities known to the registry, or `null` if it did not return a report. */
export function readAudit(text: string): { high: number; critical: number } | null {
  const report = Audit.safeParse(parse(text));
  return report.success ? report.data.metadata.vulnerabilities : null;
}

const Bom = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.object({ purl: z.string() })) });

/** Number of packages in a bill of materials, or `null` if the text is not one. */
export function readBom(text: string): number | null {
  const bom = Bom.safeParse(parse(text));
  return bom.success ? bom.data.components.length : null;
}

export const askAudit = async () => readAudit(await npm(['audit', '--json']));
export const makeBom = async () => readBom(await npm(['run', '-s', 'sbom']));
