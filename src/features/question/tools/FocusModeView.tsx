import {Fragment, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {focusMachine} from '../../../../machines/question/focus.machine.ts'
import {isFocused} from '../../../../machines/question/focus.selectors.ts'
import {focusText} from '../../../text/question/questionTools.ts'
import {WarningIcon} from '../../../ui/icon/basicIcons.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {StudyBarEnd} from '../../../ui/layout/StudyBar.tsx'
import {FocusIcon, LeaveFocusIcon} from '../../../ui/icon/toolIcons.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof focusMachine>
  readonly send: (event: EventFrom<typeof focusMachine>) => void
  /** The browser itself fills the screen. */
  readonly isBrowserFull: () => boolean
}

const failureOf = (state: Props['state']): string | null => {
  if (state.matches({normal: 'failed'})) return focusText.failed
  return state.matches({normal: 'browserFull'}) ? focusText.browserFull : null
}

/** The switch of the focus mode, in every state of its chart (F-065). */
export function FocusModeView({state, send, isBrowserFull}: Props) {
  const isOn = isFocused(state)
  const failure = failureOf(state)
  // Drawn elsewhere by its own press, it keeps the focus; drawn anew with another question, it takes none.
  const [hasToggled, setHasToggled] = useState(false)
  const Where = isOn ? StudyBarEnd : Fragment
  return (
    <>
      <Where>
        <Button
          variant={isOn ? 'soft' : 'ghost'}
          size="sm"
          {...(isOn && {'data-leave': ''})}
          autoFocus={hasToggled}
          icon={isOn ? <LeaveFocusIcon size={20} /> : <FocusIcon size={20} />}
          onClick={() => {
            setHasToggled(true)
            send({type: 'focus.toggle', isBrowserFull: isBrowserFull()})
          }}
        >
          <span data-word="">{isOn ? focusText.leave : focusText.enter}</span>
        </Button>
      </Where>
      {failure === null ? null : (
        <p role="status" className={failureStyle}>
          <WarningIcon size={16} />
          {failure}
        </p>
      )}
    </>
  )
}

/** A line of its own below the row of tools it stands in. */
const failureStyle = css({
  flexBasis: 'full',
  order: '1',
  display: 'flex',
  gap: '1.5',
  textStyle: 'small',
  color: 'wrong.text',
  '& > svg': {flexShrink: '0'},
})
