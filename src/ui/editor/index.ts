/** The screens of the deal editor. */
export { EditorScreen } from './EditorScreen.tsx';
export { PositionScreen } from './PositionScreen.tsx';
