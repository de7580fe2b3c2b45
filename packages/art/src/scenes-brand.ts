// The brand's pictures as SVG: banner scenes, VIP emblems, rewards and the rockets of the lootbox wheel.
export { emblem, emblemStatuses, type EmblemStatus } from './brand/emblem.ts';
export { reward, rewardKinds } from './brand/reward.ts';
export type { RewardKind } from './brand/rewards/index.ts';
export { scene, sceneKinds, type SceneKind } from './brand/scene.ts';
export { rocketTiers, tierRocket, type RocketTier } from './brand/tier-rocket.ts';
