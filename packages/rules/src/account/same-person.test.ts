import { describe, expect, it } from 'vitest';
import { isSamePerson, phoneKey, type Person } from './same-person.ts';

const anna: Person = {
  email: 'anna.schmidt@gmail.com',
  phone: '+49 170 1234567',
  firstName: 'Anna Maria',
  lastName: 'Müller-Schmidt',
  birth: '1988-02-29',
  postalCode: '10115',
};
/** Someone else altogether, but for what is said. */
const other = (change: Partial<Person>): Person => ({
  email: 'somebody.else@example.com',
  phone: '+49 151 7654321',
  firstName: 'Paul',
  lastName: 'Weber',
  birth: '1979-11-03',
  postalCode: '80331',
  ...change,
});
const named = (firstName: string, lastName: string, change: Partial<Person> = {}) =>
  other({ firstName, lastName, birth: anna.birth, ...change });

describe('the same person [C13]', () => {
  it.each([
    other({ email: 'annaschmidt@gmail.com' }),
    other({ email: 'Anna.Schmidt@Gmail.com' }),
    other({ email: 'a.n.n.a.schmidt+again@googlemail.com' }),
    other({ email: ' anna.schmidt+1@gmail.com' }),
    other({ phone: '0170 1234567' }),
    other({ phone: '0049170/123 45 67' }),
    other({ phone: '(+49) 170-123-4567' }),
    named('Anna Maria', 'Müller-Schmidt'),
    named('anna maria', 'MÜLLER SCHMIDT'),
    named('Anna', 'Müller-Schmidt'),
    named('Maria', 'Mu\u0308ller-Schmidt'),
    named('Müller-Schmidt', 'Anna Maria'),
    named('Annamaria', 'Müllerschmidt'),
    named('Anna-Maria', 'Muller Schmidt'),
    named('Anna', 'Schmidt'),
    named('Ana Maria', 'Müller-Schmidt', { postalCode: '10115' }),
    named('Anna Maria', 'Müller-Schmitt', { postalCode: null }),
    named('Anna Marie', 'Müller-Schmidt', { postalCode: ' 10115 ' }),
    named('Anna Maria', 'Müler-Schmidt', { postalCode: '10115' }),
    named('Anna', 'Schmid', { postalCode: '10115' }),
  ])('is recognised: %o', again => {
    expect([isSamePerson(anna, again), isSamePerson(again, anna)]).toEqual([true, true]);
  });

  it.each([
    other({}),
    other({ email: 'anna.schmidt@example.com' }),
    other({ email: 'annaschmidt1@gmail.com' }),
    other({ email: 'anna@schmidt.gmail.com' }),
    other({ phone: '+49 170 1234568' }),
    other({ phone: null }),
    other({ phone: '1234567' }),
    other({ firstName: 'Anna Maria', lastName: 'Müller-Schmidt' }),
    other({ firstName: 'Anna Maria', lastName: 'Müller-Schmidt', postalCode: '10115' }),
    other({ birth: '1988-02-29', postalCode: '10115' }),
    named('Anna', 'Weber'),
    named('Paul', 'Schmidt'),
    named('Maria', 'Müller-Schwarz', { postalCode: '10115' }),
    named('Hanna', 'Schmitt', { postalCode: '10115' }),
    named('Ana Maria', 'Müller-Schmidt', { postalCode: '80331' }),
    named('', 'Schmidt'),
    named('Anna', ''),
    other({ firstName: null, lastName: null, birth: '1988-02-29' }),
    other({ birth: null, firstName: 'Anna Maria', lastName: 'Müller-Schmidt' }),
    named('Berta Maria', 'Müllerin'),
  ])('is not seen in a stranger: %o', stranger => {
    expect([isSamePerson(anna, stranger), isSamePerson(stranger, anna)]).toEqual([false, false]);
  });

  it('too short a number is nobody’s', () => {
    expect([phoneKey('12345'), phoneKey(''), phoneKey(null), phoneKey('1234567')]).toEqual([
      null,
      null,
      null,
      '1234567',
    ]);
  });
});
