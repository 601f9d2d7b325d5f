/** The score pads' screens, which come together: one piece of code fewer for the first load to know of. */
export { PadAtHome } from './PadAtHome.tsx';
export { PadScreen } from './PadScreen.tsx';
export { PadSheetScreen } from './PadSheetScreen.tsx';
export { PadsScreen } from './PadsScreen.tsx';
