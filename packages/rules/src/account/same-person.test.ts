import { describe, expect, it } from 'vitest';
import { isOwnName, isSamePerson, phoneKey, type Person } from './same-person.ts';

const anna: Person = {
  email: 'anna.schmidt@gmail.com',
  phone: '+49 170 1234567',
  firstName: 'Anna Maria',
  lastName: 'Müller-Schmidt',
  birth: '1988-02-29',
  postalCode: '10115',
  iban: 'DE89370400440532013000',
};
/** A different person except for the given changes. */
const other = (change: Partial<Person>): Person => ({
  email: 'somebody.else@example.com',
  phone: '+49 151 7654321',
  firstName: 'Paul',
  lastName: 'Weber',
  birth: '1979-11-03',
  postalCode: '80331',
  iban: null,
  ...change,
});
const named = (firstName: string, lastName: string, change: Partial<Person> = {}) =>
  other({ firstName, lastName, birth: anna.birth, ...change });

describe('same-person check [C13]', () => {
  it.each([
    other({ email: 'annaschmidt@gmail.com' }),
    other({ email: 'Anna.Schmidt@Gmail.com' }),
    other({ email: 'a.n.n.a.schmidt+again@googlemail.com' }),
    other({ email: ' anna.schmidt+1@gmail.com' }),
    other({ iban: anna.iban }),
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
    named('Anna Maria', 'Müller-Schmidta', { postalCode: '10115' }),
    named('Anna Maria', 'aMüller-Schmidt', { postalCode: '10115' }),
    named('Аnnа Маrіа', 'Мüllеr-Ѕсhmіdt'),
    named('A\u{200b}nna', 'Müller\u{2060}-Sch\u{ad}midt'),
    named('Αnna', 'Schmιdt'),
    named('Anna', 'Müller-Schmіdt', { postalCode: '80331' }),
    named('Anna Maria', 'Mueller-Schmidt', { postalCode: '80331' }),
    other({ email: 'аnnа.schmidt@gmail.com' }),
  ])('recognises two descriptions of the same person: %o', again => {
    expect([isSamePerson(anna, again), isSamePerson(again, anna)]).toEqual([true, true]);
  });

  it.each([
    ['Groß', 'Gross'],
    ['Æbel', 'Aebel'],
    ['Sœur', 'Soeur'],
    ['Þórrr', 'Thorrr'],
  ])('recognises a name typed without special letters: %s equals %s', (lastName, plain) => {
    const [one, again] = [named('Vera', lastName), named('Vera', plain, { email: 'again@example.com', phone: null })];
    expect(isSamePerson(one, again)).toBe(true);
  });

  it.each([
    other({ iban: 'DE02120300000000202051' }),
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
  ])('does not match two different people: %o', stranger => {
    expect([isSamePerson(anna, stranger), isSamePerson(stranger, anna)]).toEqual([false, false]);
  });

  it('matches names in another script regardless of case', () => {
    const one = named('Άννα', 'Παπαδοπούλου');
    const two = named('ΆΝΝΑ', 'ΠΑΠΑΔΟΠΟΎΛΟΥ', { email: 'b@example.com', phone: null });
    expect(isSamePerson(one, two)).toBe(true);
  });

  it('does not match people by a phone number that is too short', () => {
    expect([phoneKey('12345'), phoneKey(''), phoneKey(null), phoneKey('1234567')]).toEqual([
      null,
      null,
      null,
      '1234567',
    ]);
  });

  it.each([
    ['Weiß', 'Weiss'],
    ['Ægir', 'Aegir'],
    ['Søren', 'Soren'],
    ['Łukasz', 'Lukasz'],
    ['Đorđe', 'Dorde'],
    ['Þór', 'Thor'],
    ['Œuvrard', 'OEUVRARD'],
    ['O’Neil', "o'neil"],
    ['Jr. Smith', 'jr smith'],
  ])('matches %s and %s as spellings of one name', (one, two) => {
    expect(isSamePerson(named('Berta', one), named('Berta', two, { email: 'b@example.com', phone: null }))).toBe(true);
  });

  const near = (one: string, two: string) =>
    isSamePerson(named('Berta', one), named('Berta', two, { email: 'b@example.com', phone: null }));
  it.each([
    ['Weber', 'Webber', true],
    ['Weber', 'Wber', true],
    ['Weber', 'Waber', true],
    ['Weber', 'Weberr', true],
    ['Weber', 'Wabar', false],
    ['Weber', 'Webberr', false],
    ['Weber', 'Wabber', false],
    ['Weber', 'Wer', false],
    ['Anna', 'Annnna', false],
  ])('the names %s and %s differ by at most one letter: %s', (one, two, off) => {
    expect([near(one, two), near(two, one)]).toEqual([off, off]);
  });

  it('compares postal codes regardless of case and punctuation, and matches similar names if a code is missing', () => {
    const [one, two] = [named('Anna', 'Smid'), named('Anna', 'Smit', { email: 'b@example.com', phone: null })];
    const coded = (code: string | null) =>
      isSamePerson({ ...one, postalCode: 'k1a 0b1' }, { ...two, postalCode: code });
    expect([coded('K1A0B1'), coded('K1A-0B1'), coded('-'), coded('K1A 0B2')]).toEqual([true, true, true, false]);
  });

  it('does not match a person who has given only one word as a name', () => {
    const short = named('', ' Schmidt ');
    expect(isSamePerson(short, { ...short, email: 'b@example.com', phone: null })).toBe(false);
  });

  it('does not match a person by name alone if the birthday is unknown', () => {
    const unknown = named('Anna', 'Schmidt', { birth: null });
    expect(isSamePerson(unknown, { ...unknown, email: 'b@example.com', phone: null })).toBe(false);
    const bare = other({ phone: null, birth: null });
    expect(isSamePerson(bare, { ...bare, email: 'b@example.com' })).toBe(false);
  });
});

describe('bank account holder check [C24]', () => {
  const own = (firstName: string | null, lastName: string | null, written: string) =>
    isOwnName({ firstName, lastName }, written);

  it.each([
    ['Björn', 'Müller', 'Bjorn Mueller'],
    ['Björn', 'Müller', 'MUELLER BJOERN'],
    ['Åsa', 'Bjørk', 'Aasa Bjork'],
    ['Işıl', 'Yıldız', 'Isil Yildiz'],
    ['Novak', 'Đoković', 'Novak Djokovic'],
    ['Novak', 'Djokovic', 'Novak Dokovic'],
    ['Guðrún', 'Þórsdóttir', 'Gudhrun Thorsdottir'],
    ['Sinéad', 'O’Neil', "Sinead O'Neil"],
    ['Mari-Liis', 'Tamm', 'MariLiis Tamm'],
    ['Mariliis', 'Tamm', 'Tamm Mari-Liis'],
    ['Johann', 'Goethe', 'Johann Wolfgang Goethe'],
  ])('accepts player %s %s as the holder of an account in the name %s', (first, last, written) =>
    expect(own(first, last, written)).toBe(true),
  );

  it('accepts a name in another script, which a reviewer must check', () => {
    expect(own('Оксана', 'Коваль', 'Oksana Koval')).toBe(true);
  });

  it.each([
    ['Anna', 'Schmidt', 'Paul Schmidt'],
    ['Anna', 'Schmidt', 'Ana Schmidt'],
    ['Anna', 'Schmidt', 'Anna'],
    ['Anna', 'Schmidt', 'Schmidt'],
    ['Anna', '', 'Anna'],
    [null, 'Schmidt', 'Anna Schmidt'],
    [null, null, 'Anna Schmidt'],
  ])('does not accept player %s %s as the holder of an account in the name %s', (first, last, written) =>
    expect(own(first, last, written)).toBe(false),
  );
});
