import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../database/database.ts';
import { settledRound } from '../../testing/tally.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { watchHarm } from './watch-harm.ts';

let ids: number[];
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  const rows = await platform.db.query<{ id: bigint }>('SELECT id FROM players ORDER BY id');
  ids = rows.map(({ id }) => Number(id));
});

describe('a batch of facts', () => {
  const consumer = () => watchHarm(platform);
  const raised = (player: number, position: number) => ({
    kind: 'limit_changed',
    position,
    at: platform.clock.now(),
    data: { player, limit: '1', type: 'deposit', period: 'week', looser: true },
  });
  type Applied = Parameters<ReturnType<typeof watchHarm>['apply']>[1];
  const apply = (tx: Tx, facts: readonly object[]) => consumer().apply(tx, facts as Applied);

  it('processing a batch of facts locks players in the order of their ids, so that two batches cannot deadlock [C42]', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    const shuffled = [second, third, first].map(raised);
    await platform.db.transaction(tx => apply(tx, shuffled));
    const locked = await platform.db.transaction(async tx => {
      const found: unknown[][] = [];
      const query: Tx['query'] = async (text, values) => {
        const rows = await tx.query(text, values);
        if (/FROM harm .* FOR UPDATE/.test(text)) found.push(rows);
        return rows as never;
      };
      await apply({ ...tx, query }, shuffled);
      return found;
    });
    expect(locked).toEqual([[first, second, third].map(id => ({ player_id: BigInt(id) }))]);
  });

  it('a batch of facts takes as many SQL statements for many players as for one [C42]', async () => {
    const played = (player: number) =>
      ({ ...settledRound(player, 20n, platform.clock.now()), position: player }) as const;
    const statements = async (players: readonly number[]) => {
      let count = 0;
      await platform.db.transaction(tx =>
        apply({ ...tx, query: (text, values) => ((count += 1), tx.query(text, values)) }, players.map(played)),
      );
      return count;
    };
    expect(await statements(ids.slice(0, 5))).toBe(await statements(ids.slice(5, 6)));
  });

  it("processing a batch of facts keeps the start of a player's level and the time when staff saw it, until the level changes [C42]", async () => {
    const [player = 0] = ids.slice(6);
    await platform.db.query('DELETE FROM harm WHERE player_id = $1', [player]);
    const kept = async () => {
      const [row] = await platform.db.query<{ level: string; since: Date; seen_at: Date | null }>(
        'SELECT level, since, seen_at FROM harm WHERE player_id = $1',
        [player],
      );
      return row;
    };
    const raise = (count: number) =>
      platform.db.transaction(tx =>
        apply(
          tx,
          Array.from({ length: count }, (_, at) => raised(player, at)),
        ),
      );
    await raise(3);
    const first = platform.clock.now();
    expect(await kept()).toEqual({ level: 'medium', since: first, seen_at: null });
    await platform.db.query('UPDATE harm SET seen_at = $2 WHERE player_id = $1', [player, first]);
    platform.clock.advance(3_600_000);
    await raise(1);
    expect(await kept()).toEqual({ level: 'medium', since: first, seen_at: first });
    const complaint = { kind: 'complaint_made', position: 9, at: platform.clock.now(), data: { player, by: 'form' } };
    await platform.db.transaction(tx =>
      apply(
        tx,
        Array.from({ length: 8 }, () => complaint),
      ),
    );
    expect(await kept()).toEqual({ level: 'high', since: platform.clock.now(), seen_at: null });
  });

  it('processing a batch of facts skips a player who does not exist, and the fact is not set aside [C42]', async () => {
    await platform.db.transaction(tx => apply(tx, [raised(9_999_999, 1)]));
    expect(await platform.db.query('SELECT FROM harm WHERE player_id = 9999999')).toEqual([]);
  });

  it('a player who rises to a higher harm level gets an email with a link to their limits [C42]', async () => {
    const [id = 0] = ids;
    await platform.db.query('DELETE FROM harm WHERE player_id = $1', [id]);
    await platform.db.query('DELETE FROM mails');
    await platform.db.query(`UPDATE players SET language = 'en-CA' WHERE id = $1`, [id]);
    await platform.db.transaction(tx =>
      apply(
        tx,
        [1, 2, 3, 4, 5].map(at => raised(id, at)),
      ),
    );
    const [player] = await platform.db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [id]);
    const mails = await platform.operator().send<{ to: string; text: string }[]>('GET', '/console/api/mails');
    expect(mails.body.map(({ to }) => to)).toEqual([player?.email]);
    expect(mails.body[0]?.text).toContain(`Open my limits:\n${platform.config.siteOrigins[0]}/profile/limits\n`);
  });
});
