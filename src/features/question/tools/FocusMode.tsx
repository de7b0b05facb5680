import type {FocusKind} from '../../../../machines/question/focus.types.ts'
import {isBrowserFull} from '../../../services/platform/fullscreen.ts'
import {FocusModeView} from './FocusModeView.tsx'
import {useFocusMode} from './useFocusMode.ts'

/** The switch of the focus mode for questions and flashcards. Load it lazily; it ends with the screen of its address. */
export const FocusMode = ({kind}: {readonly kind: FocusKind}) => (
  <FocusModeView {...useFocusMode(kind)} isBrowserFull={isBrowserFull} />
)
