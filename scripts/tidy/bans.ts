import type { Source } from './sources.ts';

interface Ban {
  pattern: RegExp;
  /** Where it holds; everywhere when left out. */
  where?: RegExp;
  except?: RegExp;
  /** Holds in comments too. */
  inComments?: boolean;
  cure: string;
}

const tests = /\.(?:test|property\.test|e2e)\.tsx?$/;
/** Tests, the scripted platform that frames are developed with, and what writes amounts for the wire. */
const money =
  /\.(?:test|property\.test|e2e)\.tsx?$|\/testing\/|^apps\/frames\/dev\/|^packages\/rules\/src\/money\/money\.ts$/;
const tooling = /^(?:scripts|bench|e2e)\//;

const bans: readonly Ban[] = [
  {
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/,
    where: /^(?:packages\/rules|apps\/platform)\/src\//,
    // The page of the sandbox card runs in a browser.
    except:
      /\.test\.ts$|apps\/platform\/src\/(?:testing\/|core\/deps\.ts|core\/platform-clock\.ts|cashbox\/providers\/sandbox-card\/page\/)/,
    cure: 'take the clock, random bytes and ids from deps',
  },
  {
    pattern: /\b(?:req|request|raw)\.(?:json|text|formData|parseBody|arrayBuffer|blob)\(/,
    where: /^apps\/platform\/src\//,
    except: tests,
    cure: 'read a body through read-body.ts, which counts while it reads',
  },
  { pattern: /:\s*any\b|<any>|\bas any\b/, cure: 'name the type, or use unknown' },
  { pattern: /[\w)\]]!(?:\.|\)|;|,|\[)/, except: tests, cure: 'say what happens when it is missing instead of !' },
  {
    pattern: /@ts-(?:ignore|expect-error|nocheck)|(?:ox|es)lint-disable/,
    inComments: true,
    cure: 'mend the cause; there are no suppressions',
  },
  {
    pattern: /@vitest-environment/,
    where: /^(?:apps|packages|e2e)\//,
    inComments: true,
    cure: 'name the file as vitest.config.ts says',
  },
  { pattern: new RegExp(['TO', 'DO|FIX', 'ME'].join('')), inComments: true, cure: 'do it now, or open an issue' },
  {
    pattern: /(?<![.\w])fetch\(/,
    where: /^apps\/web\/app\//,
    // The worker asks for pages and files, and makes no call.
    except: /apps\/web\/app\/(?:shared\/calls|worker)\//,
    cure: 'call through the typed client (shared/calls)',
  },
  {
    pattern: /\b(?:localStorage|sessionStorage)\b/,
    where: /^apps\/web\/app\//,
    except: /apps\/web\/app\/shared\/preferences|\.test\.tsx?$/,
    cure: 'use shared/preferences',
  },
  {
    // Where the channel's name is put together otherwise, its type says so: `emit` takes no such channel.
    pattern: /privateChannel\((['"`])balance\1|\bas BalanceEvent\b/,
    where: /^apps\/platform\/src\//,
    except: /^apps\/platform\/src\/wallet\/balance-event\.ts$|\.test\.ts$/,
    cure: 'make the event with balanceEvent of the wallet',
  },
  {
    // As the second argument or by its name.
    pattern: /\bpostMessage\(.*, (['"`])\*\1|\btargetOrigin: (['"`])\*\2/,
    cure: 'name the origin that may read the message [A37]',
  },
  {
    // The second argument of a call that takes several lines.
    pattern: /^\s*(['"`])\*\1,?$/,
    except: tests,
    cure: 'name the origin that may read the message [A37]',
  },
  { pattern: /\bconsole\.\w+\(/, except: tooling, cure: 'use the log' },
  {
    pattern: /\bparseFloat\(/,
    where: /^(?:packages\/rules|apps)\//,
    except: tests,
    cure: 'money goes through rules/money; other numbers through Number()',
  },
  {
    // What an amount is named, made a float; a share of two amounts, which is divided first, may be one.
    pattern:
      /\bNumber\(\s*(?:[\w.?]*(?:[cC]ents|[aA]mount|[bB]alance|[sS]take|\b[wW]in|[tT]otal|\bnet)|(?:minor|exchange|wire)\(.*\))\s*\)/,
    where: /^(?:packages\/(?:rules|ui)|apps\/(?:web\/app|platform\/src|edge\/src|frames\/src))\//,
    except: money,
    cure: 'an amount stays whole: minor() and bigint from the wire to the screen [A25]',
  },
  {
    pattern: /\bBigInt\(\s*(?:Math\.|[\w.]+\s*[*/]|Number\()/,
    where: /^(?:packages\/rules|apps)\//,
    except: tests,
    cure: 'no amount is made of a float: minorOfText() reads a decimal, minor() the wire [A25]',
  },
  {
    pattern: /_cents\s[-+*%/]\s/,
    where: /^(?:packages\/rules|apps)\//,
    except: money,
    cure: 'reckon with minor(), which is a bigint [A25]',
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
    cure: 'render text; sanitised HTML has one component [A30]',
  },
  {
    // Behind the bars that stand over the whole page, which scrolls beneath them, it is what they are made of.
    pattern: /\bbackdrop-?filter\s*:/i,
    except: /^apps\/web\/app\/shell\/(?:header|bottom-menu)\.css$/,
    cure: 'blur what stands behind with filter, which is drawn once; a backdrop is with each frame of what moves over it',
  },
];

/** A provider of payments and its folder have one name. */
const providerFile = /^apps\/platform\/src\/cashbox\/providers\/([a-z-]+)\/\1\.ts$/;

/** The site shows every payment by what its provider says, and knows none of them by name: another may be in its place. */
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
            .map(name => `${path}:${index + 1}: names the payment provider ${name}; go by what it answers`),
        ),
    );
}

const bannedNames = /(?:^|\/)(?:utils?|misc|common|helpers?|types)(?:\/|\.tsx?$)/;
/** Lines of a file; a test lists cases and may be longer. */
const lineLimit = 300;
const testLineLimit = 500;

/** A line that is only a comment says things about code; it is not code. */
const isComment = (line: string): boolean => /^\s*(?:\/\/|\*|\/\*)/.test(line);

export function banFaults(sources: readonly Source[]): string[] {
  return sources.flatMap(source => {
    if (source.path.startsWith('scripts/tidy/')) return [];
    const faults: string[] = [];
    if (bannedNames.test(source.path))
      faults.push(`${source.path}: the name says nothing; name the one thing it holds`);
    const lines = source.text.split('\n');
    const limit = tests.test(source.path) ? testLineLimit : lineLimit;
    if (lines.length > limit + 1) faults.push(`${source.path}: ${lines.length - 1} lines; stop at ${limit}`);
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
