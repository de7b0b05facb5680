import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {Theme} from '../../../domain/themes/theme.ts'
import {themeTitle} from '../../../domain/themes/themeList.ts'
import type {themeExtraMachine} from '../../../machines/themes/themeExtra.machine.ts'
import {extraFailure, madePath, makingOf, wishedKind} from '../../../machines/themes/themeExtra.selectors.ts'
import type {ThemeExtraKind} from '../../../machines/themes/themeExtra.types.ts'
import {
  extraFailureText,
  makingLabel,
  questionsLabel,
  themeExtraText,
  videoLabel,
} from '../../text/themes/themeExtra.ts'
import {Button} from '../../ui/action/Button.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {PlusIcon, VideoIcon} from '../../ui/icon/icons.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly theme: Pick<Theme, 'lessonId' | 'leaf' | 'hasVideos'>
  readonly state: SnapshotFrom<typeof themeExtraMachine>
  readonly send: Send<EventFrom<typeof themeExtraMachine>>
}

function Notice({theme: {lessonId, leaf}, state, send}: Props) {
  const close = {label: themeExtraText.close, onClose: () => send({type: 'extra.dismiss'})}
  if (state.matches({resting: 'created'}))
    return (
      <Alert
        tone="success"
        role="status"
        title={themeExtraText.createdTitle}
        close={close}
        actions={
          <TextLink href={madePath(state) ?? ''} variant="standalone">
            {themeExtraText.openQuestions}
          </TextLink>
        }
      >
        {themeExtraText.created}
      </Alert>
    )
  if (state.matches({resting: 'noQuestion'}))
    return (
      <Alert
        tone="warning"
        role="alert"
        title={themeExtraText.noQuestion}
        close={close}
        actions={
          <TextLink href="/atividades-extras?criar=questao" variant="standalone">
            {themeExtraText.openExtras}
          </TextLink>
        }
      >
        {themeExtraText.noQuestionHint}
      </Alert>
    )
  if (!state.matches({resting: 'failed'})) return null
  const failure = extraFailure(state)
  const again = (
    <Button
      size="sm"
      variant="outline"
      onClick={() => send({type: 'extra.ask', kind: wishedKind(state), lessonId, leaf})}
    >
      {themeExtraText.tryAgain}
    </Button>
  )
  return (
    <Alert
      tone="error"
      role="alert"
      title={themeExtraText.failedTitle}
      close={close}
      actions={failure.failure === 'refused' ? undefined : again}
    >
      {extraFailureText(failure)}
    </Alert>
  )
}

/** What can be made for a theme at one click, in every state of its chart (F-039, F-044). */
export function ThemeExtraView({theme, state, send}: Props) {
  const {lessonId, leaf, hasVideos} = theme
  const title = themeTitle(leaf)
  const making = makingOf(state, lessonId)
  const ask = (kind: ThemeExtraKind) => () => send({type: 'extra.ask', kind, lessonId, leaf})
  return (
    <>
      {hasVideos ? (
        <Button
          variant="ghost"
          size="sm"
          icon={<VideoIcon />}
          aria-label={making === 'video' ? makingLabel.video : videoLabel(title)}
          pending={making === 'video'}
          onClick={ask('video')}
        >
          {themeExtraText.video}
        </Button>
      ) : null}
      <Button
        variant="ghost"
        size="sm"
        icon={<PlusIcon />}
        aria-label={making === 'questions' ? makingLabel.questions : questionsLabel(title)}
        pending={making === 'questions'}
        onClick={ask('questions')}
      >
        {themeExtraText.questions}
      </Button>
      <div className={noticeStyle}>
        <Notice theme={theme} state={state} send={send} />
      </div>
    </>
  )
}

/** Below the buttons, as wide as they are. */
const noticeStyle = css({order: '[1]', flexBasis: 'full', _empty: {display: 'none'}})
