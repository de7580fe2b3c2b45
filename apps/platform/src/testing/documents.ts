import type { VerificationState } from '@liftoff/contract/account/verification';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sign, signatureHeader } from '../http/signature.ts';
import { signUpForm } from './sign-up-form.ts';
import type { TestAnswer, TestCaller, TestPlatform } from './test-platform.ts';

/** Returns a JPEG as a phone would send it, in a given size and colour. */
export const picture = (width = 800, height = 600, background = '#386'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Returns a PDF with one empty page, plus additional objects if given. */
export const pdf = (more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n${more}trailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );

type Sent = TestAnswer<VerificationState & { refusal?: string; errors?: Record<string, string[]> }>;

export interface Applicant {
  readonly caller: TestCaller;
  readonly id: number;
  readonly email: string;
  send(step: string, bytes: Buffer, more?: { name?: string; headers?: Record<string, string> }): Promise<Sent>;
  state(): Promise<VerificationState>;
  /** Uploads all documents for the identity check. Returns the verification's id. */
  submit(): Promise<string>;
}

/** Registers a new player, whose verification has not started. */
export async function applicant(
  platform: TestPlatform,
  from: Partial<typeof signUpForm> | object = {},
): Promise<Applicant> {
  const caller = platform.caller();
  const email = `${randomUUID()}@example.com`;
  const user = { ...signUpForm, ...from, email };
  const made = await caller.send<{ id: number }>('POST', '/api/users', { user });
  if (made.status !== 201) throw new Error(`No player: ${JSON.stringify(made.body)}`);
  const state = async () => (await caller.send<VerificationState>('GET', '/api/player/verification')).body;
  const send: Applicant['send'] = async (step, bytes, { name = 'photo.jpg', headers = {} } = {}) => {
    const query = new URLSearchParams({ step, name });
    const cookie = [...caller.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await platform.open.app.request(`/api/player/verification/documents?${query}`, {
      method: 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'x-test-ip': '203.0.113.7',
        'content-type': 'application/octet-stream',
        ...headers,
      },
      body: new Uint8Array(bytes),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Sent['body'] };
  };
  return {
    caller,
    id: made.body.id,
    email,
    send,
    state,
    submit: async () => {
      const { identity } = await state();
      for (const { step, state: now } of identity.steps) {
        if (now === 'accepted') continue;
        const sent = await send(step, await picture());
        if (sent.status !== 200) throw new Error(`Not taken: ${JSON.stringify(sent.body)}`);
      }
      const after = await state();
      if (after.identity.id === null) throw new Error('No verification');
      return after.identity.id;
    },
  };
}

/**
 * A reviewer's decision in the form in which its webhook delivers it. The sender's `more` parameter can corrupt parts
 * of the message.
 */
export interface ReviewerDecision {
  verification_id: string;
  answer: 'GREEN' | 'RED';
  created_at: string;
  attempt?: number;
  reject_type?: 'RETRY' | 'FINAL';
  reason?: string;
  steps?: string[];
  event_id?: string;
}

export function sendDecision(
  platform: TestPlatform,
  decision: ReviewerDecision,
  more: { signature?: string; body?: string; headers?: Record<string, string>; provider?: string } = {},
): Promise<TestAnswer<{ received?: boolean; refusal?: string }>> {
  const body = JSON.stringify({ event_id: randomUUID(), attempt: 1, ...decision });
  const secret = platform.config.secret('webhook:sandbox-review');
  const signature = more.signature ?? sign(secret, platform.clock.now(), body);
  const path = `/webhooks/verification/${more.provider ?? 'sandbox-review'}`;
  return platform.caller().send('POST', path, more.body ?? body, { [signatureHeader]: signature, ...more.headers });
}

/** Returns the id of the first step's document. */
export const documentId = async (of: Applicant): Promise<string> =>
  (await of.state()).identity.steps[0]?.document?.id ?? '';

export const documentLink = async (of: Applicant, id: string): Promise<{ url: string; expires_at: string }> =>
  (await of.caller.send<{ url: string; expires_at: string }>('POST', `/api/player/verification/documents/${id}/link`))
    .body;

/** Opens a document link with a browser's cookies. */
export async function openDocument(
  platform: TestPlatform,
  url: string,
  cookies: Map<string, string> = new Map(),
): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return await platform.open.app.request(url, { headers: cookie === '' ? {} : { cookie } });
}
