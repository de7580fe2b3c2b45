import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicant, documentId, documentLink, openDocument, picture, type Applicant } from '../testing/documents.ts';
import { usePlatform } from '../testing/test-platform.ts';

let player: Applicant;
const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  player = await applicant(platform);
});

const idOf = () => documentId(player);
const linkOf = documentLink;
const open = (url: string, cookies?: Map<string, string>) => openDocument(platform, url, cookies);

describe('a stored document', () => {
  it("a stored document is encrypted, and another row's encrypted bytes do not open under its id [A47]", async () => {
    await player.send('identity', await picture());
    await player.send('face', await picture());
    const rows = await platform.db.query<{ document_id: string; sealed: Buffer }>(
      `SELECT f.document_id, f.sealed FROM verification_files f JOIN verification_documents d ON d.id = f.document_id
       JOIN verifications v ON v.id = d.verification_id WHERE v.player_id = $1`,
      [player.id],
    );
    expect(rows).toHaveLength(2);
    for (const { sealed } of rows) expect(sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const id = await idOf();
    const another = rows.find(row => row.document_id !== id)?.sealed;
    await platform.db.query('UPDATE verification_files SET sealed = $2 WHERE document_id = $1', [id, another]);
    expect((await open((await linkOf(player, id)).url, player.caller.cookies)).status).toBe(500);
  });

  it('serves a document as a download that no browser executes, only to its player and for only a minute [A47] [A18]', async () => {
    await player.send('identity', await picture(), { name: 'a"b.html' });
    const id = await idOf();
    const { url } = await linkOf(player, id);
    const other = await applicant(platform);
    const answer = await open(url, player.caller.cookies);
    expect(answer.status).toBe(200);
    expect(
      Object.fromEntries(
        [
          'content-type',
          'content-disposition',
          'x-content-type-options',
          'cache-control',
          'content-security-policy',
        ].map(name => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="identity-${id.slice(-8)}.jpg"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const foreign = await other.caller.send<{ refusal: string }>(
      'POST',
      `/api/player/verification/documents/${id}/link`,
    );
    expect([foreign.status, foreign.body.refusal]).toEqual([404, 'not_found']);
    const elsewhere = [
      await open(url),
      await open(url, other.caller.cookies),
      await open(url.replace(`player%3A${player.id}`, `player%3A${other.id}`), other.caller.cookies),
      await open(url.replace(`player%3A${player.id}`, 'operator')),
      await open(
        url.replace(/until=\d+/, `until=${platform.clock.now().getTime() + 3_600_000}`),
        player.caller.cookies,
      ),
      await open(url.replace(/signature=.*/, 'signature='), player.caller.cookies),
      await open(url.replace(id, randomUUID()), player.caller.cookies),
      await open(`/api/player/verification/documents/${id}/file`, player.caller.cookies),
    ];
    expect(elsewhere.map(({ status }) => status)).toEqual(elsewhere.map(() => 404));
    platform.clock.advance(60_000);
    expect((await open(url, player.caller.cookies)).status).toBe(404);
  });

  it('a replaced document no longer opens, even with its link [A47]', async () => {
    await player.send('identity', await picture());
    const { url } = await linkOf(player, await idOf());
    await player.send('identity', await picture(400, 400));
    expect((await open(url, player.caller.cookies)).status).toBe(404);
  });

  it('opening a document does not extend the session [A9]', async () => {
    await player.send('identity', await picture());
    const seen = () => platform.db.query('SELECT seen_at FROM sessions WHERE player_id = $1', [player.id]);
    const { url } = await linkOf(player, await idOf());
    const before = await seen();
    platform.clock.advance(30_000);
    expect((await open(url, player.caller.cookies)).status).toBe(200);
    expect(await seen()).toEqual(before);
  });

  it('gives the operator a signed link to each document, which also opens in another process [A47]', async () => {
    await player.submit();
    const listed = await platform
      .operator()
      .send<{ player: { id: number }; documents: { step: string; url: string }[] }[]>(
        'GET',
        '/console/api/verifications',
      );
    const mine = listed.body.find(one => one.player.id === player.id);
    expect(mine?.documents.map(({ step }) => step).toSorted()).toEqual(['address', 'face', 'identity']);
    const other = platform.another();
    for (const { url } of mine?.documents ?? []) {
      const { pathname, search } = new URL(url);
      expect((await other.app.request(pathname + search)).status).toBe(200);
    }
    expect((await platform.caller().send('GET', '/console/api/verifications')).status).toBe(401);
  });
});
