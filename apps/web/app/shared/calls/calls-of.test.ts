import { accountRoutes } from '@liftoff/contract/routes/account';
import type { User } from '@liftoff/contract/account/account';
import { expect, expectTypeOf, it } from 'vitest';
import { callsOf, type Calls } from './calls-of.ts';

type Routes = Parameters<typeof callsOf<'signUp'>>[0];

it("a client makes the calls in its table with the contract's routes and types", async () => {
  const asked: string[] = [];
  const calls = callsOf(accountRoutes, async (route, url) => {
    asked.push(`${route} as ${url}`);
    return Response.json([]);
  });
  await calls.listCountries({});
  expect(asked).toEqual(['GET /api/info/countries as /api/info/countries']);
  expectTypeOf(calls.updatePlayer).returns.resolves.toEqualTypeOf<User>();
  expectTypeOf(calls.updateLocale).parameter(0).toHaveProperty('body').toEqualTypeOf<{ locale: string }>();
});

it("an unknown call name, or a call with another call's route, does not compile", () => {
  expectTypeOf<'signUpAgain'>().not.toExtend<
    Parameters<typeof callsOf>[0] extends Record<infer N, unknown> ? N : never
  >();
  expectTypeOf<{ signUp: 'POST /api/users' }>().toExtend<Routes>();
  expectTypeOf<{ signUp: 'POST /api/users/sign_in' }>().not.toExtend<Routes>();
  expectTypeOf<Calls<'signUp'>>().not.toHaveProperty('signIn');
});
