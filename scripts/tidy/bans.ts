import type { Source } from './sources.ts';

interface Ban {
  pattern: RegExp;
  /** Files that the ban applies to; all files if omitted. */
  where?: RegExp;
  except?: RegExp;
  /** Whether the ban also applies in comments. */
  inComments?: boolean;
  cure: string;
}

const tests = /\.(?:test|property\.test|e2e)\.tsx?$/;
/** Exempts tests, the scripted platform used to develop frames, and the code that converts amounts to JSON. */
const money =
  /\.(?:test|property\.test|e2e)\.tsx?$|\/testing\/|^apps\/frames\/dev\/|^packages\/rules\/src\/money\/money\.ts$/;
const tooling = /^(?:scripts|bench|e2e)\//;

const bans: readonly Ban[] = [
  {
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/,
    where: /^(?:packages\/rules|apps\/platform)\/src\//,
    // The sandbox card page is exempt because it runs in a browser.
    except:
      /\.test\.ts$|apps\/platform\/src\/(?:testing\/|core\/deps\.ts|core\/platform-clock\.ts|cashbox\/providers\/sandbox-card\/page\/)/,
    cure: 'take the clock, random bytes and ids from deps',
  },
  {
    pattern: /\b(?:req|request|raw)\.(?:json|text|formData|parseBody|arrayBuffer|blob)\(/,
    where: /^apps\/platform\/src\//,
    except: tests,
    cure: 'read a body with read-body.ts, which enforces the size limit while it reads',
  },
  {
    pattern: /(?<![.\w])fetch\(/,
    where: /^apps\/(?:platform|edge)\/src\//,
    // The two files request an address of the configuration and follow no redirect. Pages run in a browser.
    except: /\.test\.ts$|\/testing\/|\/page\/|\/(?:account\/captcha\/recaptcha|http\/post-webhook)\.ts$/,
    cure: 'request only addresses of the configuration, so that no input chooses where the platform connects [A34]',
  },
  {
    pattern: /['"](?:node:)?child_process['"]/,
    where: /^apps\/(?:platform|edge)\/src\//,
    // Pictures are drawn in a fork of this program.
    except: /\.test\.ts$|\/testing\/|\/pictures\/painter\.ts$/,
    cure: 'start no programs, so that no input reaches a shell [A33]',
  },
  { pattern: /:\s*any\b|<any>|\bas any\b/, cure: 'name the type, or use unknown' },
  { pattern: /[\w)\]]!(?:\.|\)|;|,|\[)/, except: tests, cure: 'handle the missing value instead of using !' },
  {
    pattern: /@ts-(?:ignore|expect-error|nocheck)|(?:ox|es)lint-disable/,
    inComments: true,
    cure: 'fix the cause; suppressions are not allowed',
  },
  {
    pattern: /@vitest-environment/,
    where: /^(?:apps|packages|e2e)\//,
    inComments: true,
    cure: 'name the file as vitest.config.ts says',
  },
  {
    // Files that share their modules see a mock only if no earlier file has loaded the modules that import it.
    pattern: /\bvi\.(?:mock|doMock|resetModules)\(/,
    where: /^(?:apps|packages|e2e)\//,
    except: /\.(?:alone|process)\.test\.tsx?$|\/testing\/broken-network\.ts$/,
    cure: 'name the file `.alone.`, so that it has its own modules',
  },
  { pattern: new RegExp(['TO', 'DO|FIX', 'ME'].join('')), inComments: true, cure: 'do it now, or open an issue' },
  {
    pattern: /(?<![.\w])fetch\(/,
    where: /^apps\/web\/app\//,
    // The service worker is exempt because it fetches pages and files but makes no calls.
    except: /apps\/web\/app\/(?:shared\/calls|worker)\//,
    cure: 'use the typed client (shared/calls)',
  },
  {
    pattern: /\b(?:localStorage|sessionStorage)\b/,
    where: /^apps\/web\/app\//,
    except: /apps\/web\/app\/shared\/preferences|\.test\.tsx?$/,
    cure: 'use shared/preferences',
  },
  {
    // A channel name that is built in another way is caught by its type: `emit` does not accept such a channel.
    pattern: /privateChannel\((['"`])balance\1|\bas BalanceEvent\b/,
    where: /^apps\/platform\/src\//,
    except: /^apps\/platform\/src\/wallet\/balance-event\.ts$|\.test\.ts$/,
    cure: 'create the event with balanceEvent of the wallet',
  },
  {
    // Matches `*` as the second argument, or by name.
    pattern: /\bpostMessage\(.*, (['"`])\*\1|\btargetOrigin: (['"`])\*\2/,
    cure: 'name the origin that may read the message [A37]',
  },
  {
    // Matches `*` as the second argument of a call that spans several lines.
    pattern: /^\s*(['"`])\*\1,?$/,
    except: tests,
    cure: 'name the origin that may read the message [A37]',
  },
  { pattern: /\bconsole\.\w+\(/, except: tooling, cure: 'use the log' },
  {
    pattern: /\bparseFloat\(/,
    where: /^(?:packages\/rules|apps)\//,
    except: tests,
    cure: 'use rules/money for money, and Number() for other numbers',
  },
  {
    // Matches the conversion of an amount, recognised by its name, to a float. A ratio of two amounts, divided first,
    // may be a float.
    pattern:
      /\bNumber\(\s*(?:[\w.?]*(?:[cC]ents|[aA]mount|[bB]alance|[sS]take|\b[wW]in|[tT]otal|\bnet)|(?:minor|exchange|wire)\(.*\))\s*\)/,
    where: /^(?:packages\/(?:rules|ui)|apps\/(?:web\/app|platform\/src|edge\/src|frames\/src))\//,
    except: money,
    cure: 'keep amounts whole: use minor() and bigint from the wire to the screen [A25]',
  },
  {
    pattern: /\bBigInt\(\s*(?:Math\.|[\w.]+\s*[*/]|Number\()/,
    where: /^(?:packages\/rules|apps)\//,
    except: tests,
    cure: 'never make an amount from a float: parse decimals with minorOfDecimal(), typed amounts with readAmount(), and wire values with minor() [A25]',
  },
  {
    pattern: /_cents\s[-+*%/]\s/,
    where: /^(?:packages\/rules|apps)\//,
    except: money,
    cure: 'calculate with minor(), which returns a bigint [A25]',
  },
  {
    pattern: /(?<![.\w])lazy\(/,
    where: /^apps\/web\/app\//,
    except: /\/shared\/parts\/part\.tsx$|\.test\.tsx$/,
    cure: 'use part(): a script that fails to load must not take the page with it [B21]',
  },
  {
    pattern: /\bUNSAFE_/,
    where: /^apps\/web\/app\//,
    cure: 'use what React Router documents: its other names change without notice',
  },
  {
    pattern: /dangerouslySetInnerHTML/,
    except: /apps\/web\/app\/(?:document\/page-scripts|shared\/parts\/safe-html)\.tsx$/,
    cure: 'render text, or sanitised HTML with the component in shared/parts/safe-html [A30]',
  },
  {
    // Allowed for the bars that are fixed over the page, because the page scrolls beneath them and the blur is part
    // of their design.
    pattern: /\bbackdrop-?filter\s*:/i,
    except: /^apps\/web\/app\/shell\/(?:header|bottom-menu)\.css$/,
    cure: 'blur the content behind with filter, which is drawn once; a backdrop filter is drawn again for every frame',
  },
];

/** A payment provider has the same name as the folder it is in. */
const providerFile = /^apps\/platform\/src\/cashbox\/providers\/([a-z-]+)\/\1\.ts$/;

/**
 * Finds provider names in the site, which displays each payment by the provider's data and must not name a provider,
 * because providers can be replaced.
 */
export function providerFaults(sources: readonly Source[]): string[] {
  const names = sources.flatMap(({ path }) => providerFile.exec(path)?.[1] ?? []);
  return sources
    .filter(({ path }) => /^apps\/(?:web|frames)\//.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          names
            .filter(name => line.includes(name))
            .map(
              name =>
                `${path}:${index + 1}: names the payment provider ${name}; use the properties that the platform reports for it`,
            ),
        ),
    );
}

const bannedNames = /(?:^|\/)(?:utils?|misc|common|helpers?|types)(?:\/|\.tsx?$)/;
/** Maximum number of lines in a file. A test lists cases and may be longer. */
const lineLimit = 300;
const testLineLimit = 500;

/** Whether a line consists only of a comment, in which code may be mentioned. */
const isComment = (line: string): boolean => /^\s*(?:\/\/|\*|\/\*)/.test(line);

export function banFaults(sources: readonly Source[]): string[] {
  return sources.flatMap(source => {
    if (source.path.startsWith('scripts/tidy/')) return [];
    const faults: string[] = [];
    if (bannedNames.test(source.path))
      faults.push(`${source.path}: the name is too general; name the file after its content`);
    const lines = source.text.split('\n');
    const limit = tests.test(source.path) ? testLineLimit : lineLimit;
    if (lines.length > limit + 1) faults.push(`${source.path}: ${lines.length - 1} lines; the limit is ${limit}`);
    for (const ban of bans) {
      if ((ban.where && !ban.where.test(source.path)) || ban.except?.test(source.path)) continue;
      lines.forEach((line, index) => {
        if (ban.pattern.test(line) && (ban.inComments || !isComment(line)))
          faults.push(`${source.path}:${index + 1}: ${line.trim().slice(0, 80)} — ${ban.cure}`);
      });
    }
    return faults;
  });
}
