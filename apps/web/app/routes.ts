import { readdirSync } from 'node:fs';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Each file in the folder is a profile page. The file name is the last part of the page's address. `main` is also
 * served at `/profile`.
 */
const profilePages = readdirSync(new URL('routes/profile-pages/', import.meta.url))
  .filter(file => file.endsWith('.tsx'))
  .map(file => route(file.replace(/^main\.tsx$/, 'main?').replace('.tsx', ''), `routes/profile-pages/${file}`));

/**
 * Every address of the site, without the `/guest` base and the locale prefix: `server.ts` reads both from the address
 * and makes them the router's basename [ROUTE-003] [ROUTE-007]. `shared/paths.ts` builds the addresses. A route has
 * an explicit id if the requirements fix its name [ROUTE-066].
 */
export default [
  layout('routes/shell.tsx', [
    layout('routes/page.tsx', [
      index('routes/lobby.tsx'),
      route('pokies/:slug', 'routes/pokies.tsx'),
      route('live/:slug', 'routes/live.tsx'),
      route('categories/:slug', 'routes/category.tsx'),
      route('games/:id', 'routes/category-by-id.tsx'),
      route('producers', 'routes/producers.tsx'),
      route('producers/:slug/:page?', 'routes/producer.tsx'),
      route('promotions', 'routes/promotions.tsx'),
      route('santa-vegas', 'routes/santa-vegas.tsx'),
      route('rocket-chance', 'routes/rocket-chance.tsx'),
      route('tournaments', 'routes/tournaments.tsx'),
      route('tournaments/all', 'routes/tournaments.tsx', { id: 'all-tournaments' }),
      route('tournaments/archive', 'routes/tournaments.tsx', { id: 'Archive' }),
      route('tournaments/:slug', 'routes/tournament.tsx'),
      route('leaderboard', 'routes/tournaments.tsx', { id: 'Leaderboard' }),
      route('promo', 'routes/tournaments.tsx', { id: 'promo' }),
      route('favorite-games', 'routes/favourites.tsx'),
      route('search', 'routes/search.tsx'),
      route('self-assessment', 'routes/self-assessment.tsx'),
      route('payments', 'routes/payments.tsx', { id: 'PaymentsPage' }),
      route('benefits-of-crypto', 'routes/benefits-of-crypto.tsx'),
      route('news', 'routes/news.tsx', { id: 'NewsList' }),
      route('news/:slug', 'routes/news-page.tsx', { id: 'NewsPage' }),
      route('bonuses/:slug', 'routes/bonus-page.tsx', { id: 'SingleBonusPage' }),
      route('quests', 'routes/quests.tsx'),
      route('quests/:slug', 'routes/quest.tsx'),
      route('achievements', 'routes/achievements.tsx'),
      route('actions', 'routes/actions.tsx'),
      route('action/:slug?', 'routes/action.tsx'),
      route('jackpots', 'routes/jackpots.tsx'),
      route('lotteries', 'routes/lotteries.tsx'),
      route('lottery/:slug', 'routes/lottery.tsx'),
      route('rocket-mart', 'routes/rocket-mart.tsx', { id: 'ExchangeCompPoints' }),
      route('rocket-mart/all', 'routes/rocket-mart.tsx', { id: 'rocket-mart-all' }),
      route('rocket-mart/freespins', 'routes/rocket-mart.tsx', { id: 'CompPointsFreeSpins' }),
      route('rocket-mart/money', 'routes/rocket-mart.tsx', { id: 'CompPointsMoney' }),
      route('rocket-mart/special', 'routes/rocket-mart.tsx', { id: 'CompPointsSpecial' }),
      route('deposit', 'routes/deposit.tsx'),
      route('accounts/:id/deposit', 'routes/deposit.tsx', { id: 'account-deposit' }),
      route('deposit-fast', 'routes/deposit-fast.tsx'),
      route('deposit-bonus', 'routes/deposit-bonus.tsx'),
      route('cashbox', 'routes/cashbox.tsx'),
      route('dashboard', 'routes/dashboard.tsx'),
      route('withdraw', 'routes/withdraw.tsx'),
      route('profile', 'routes/profile.tsx', [...profilePages, route('gifts/:id', 'routes/gift.tsx')]),
      route('profile/limits/confirm', 'routes/confirm-limit.tsx', { id: 'UserLimitConfirm' }),
      route('popup/:name', 'routes/popup.tsx', { id: 'NamedPopup' }),
      route('sport/:place?', 'routes/sport.tsx'),
      route('users/*', 'routes/users.tsx'),
      route('lootboxes', 'routes/lootboxes.tsx'),
      route('lootboxes/chances', 'routes/lootbox-chances.tsx'),
      route('lootboxes/:id', 'routes/lootbox.tsx'),
      route('rocket-wheel', 'routes/wheel.tsx', { id: 'wheel' }),
      route('rocketmart-wheel', 'routes/wheel.tsx', { id: 'rocketmart-wheel' }),
      route('rocket-vipclub', 'routes/vip-club.tsx', { id: 'vip-club' }),
      route('rocket-adventure', 'routes/adventure.tsx'),
      route('support', 'routes/support.tsx'),
      route('*', 'routes/catch-all.tsx', { id: 'NotFoundPage' }),
    ]),
  ]),
  route('play', 'routes/play-base.tsx', { id: 'GameBase' }, [
    route(':identifier', 'routes/play-by-id.tsx', { id: 'GameItem' }),
    route(':producer/:name', 'routes/play.tsx', { id: 'GameItemSFU' }),
  ]),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap/:file', 'routes/sitemap.ts'),
  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-up', 'routes/sign-up.tsx'),
  route('login', 'routes/sign-in.tsx', { id: 'login' }),
  route('registration', 'routes/sign-up.tsx', { id: 'registration' }),
  route('remind', 'routes/remind.tsx', { id: 'Remind' }),
  route('new-password', 'routes/new-password.tsx', { id: 'NewPassword' }),
  route('email-verify', 'routes/email-verify.tsx', { id: 'EmailVerify' }),
  route('confirmation', 'routes/confirmation.tsx', { id: 'EmailConfirmation' }),
  route('autologin', 'routes/autologin.tsx'),
  route('confirm-offers', 'routes/confirm-offers.tsx'),
  route('unsubscribe', 'routes/unsubscribe.tsx'),
  route('oops', 'routes/oops.tsx', { id: 'OopsPage' }),
  route('ffc', 'routes/ffc.tsx'),
  route('techwork', 'routes/techwork.tsx'),
] satisfies RouteConfig;
