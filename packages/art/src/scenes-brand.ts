// The brand's pictures as SVG: banner scenes, VIP emblems, patches of promotions, rewards and lootbox rockets.
export { emblem, emblemStatuses, type EmblemStatus } from './brand/emblem.ts';
export { patch, patchNames, type PatchName } from './brand/patch.ts';
export { reward, rewardKinds } from './brand/reward.ts';
export type { RewardKind } from './brand/rewards/index.ts';
export { scene, sceneKinds, type SceneKind } from './brand/scene.ts';
export { rocketTiers, tierRocket, type RocketTier } from './brand/tier-rocket.ts';
