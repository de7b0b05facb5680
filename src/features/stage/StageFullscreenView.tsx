import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {focusMachine} from '../../../machines/question/focus.machine.ts'
import {isFocused} from '../../../machines/question/focus.selectors.ts'
import {stageText} from '../../text/stage/stage.ts'
import {Button} from '../../ui/action/Button.tsx'
import {FocusIcon, LeaveFocusIcon} from '../../ui/icon/toolIcons.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof focusMachine>
  readonly send: (event: EventFrom<typeof focusMachine>) => void
}

/** The switch of the full screen, by the chart of the focus mode (F-065). */
export const StageFullscreenView = ({state, send}: Props) => (
  <>
    {state.matches({normal: 'failed'}) ? (
      <p role="status" className={css({textStyle: 'small', color: 'wrong.text', alignSelf: 'center'})}>
        {stageText.fullFailed}
      </p>
    ) : null}
    <Button
      variant="ghost"
      size="sm"
      icon={isFocused(state) ? <LeaveFocusIcon /> : <FocusIcon />}
      onClick={() => send({type: 'focus.toggle', isBrowserFull: false})}
    >
      {isFocused(state) ? stageText.leaveFull : stageText.enterFull}
    </Button>
  </>
)
