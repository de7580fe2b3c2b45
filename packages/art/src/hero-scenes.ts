// The banner scenes, exported under the names that the platform's picture service uses.
export { scene as heroScene, sceneKinds as heroSceneNames, type SceneKind as HeroSceneName } from './brand/scene.ts';
