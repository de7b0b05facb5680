import {heldKeyText} from '../../text/question/heldKey.ts'
import {Alert} from '../../ui/status/Alert.tsx'

type Props = {
  /** When the key comes, in milliseconds. */
  readonly until: number
  /** What becomes of what the student gave. */
  readonly fate: 'answered' | 'written' | 'practised'
}

/** Says when the key of a question comes that a mock exam holds, and what becomes of the answer meanwhile (D-18). */
export const KeyHeld = ({until, fate}: Props) => (
  <Alert tone="info" role="status" title={heldKeyText.title(until)}>{`${heldKeyText.why} ${heldKeyText[fate]}`}</Alert>
)
