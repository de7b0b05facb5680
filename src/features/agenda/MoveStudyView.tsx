import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {moveStudyMachine} from '../../../machines/agenda/moveStudy.machine.ts'
import {chosenDay, moveRefusal, offeredDays} from '../../../machines/agenda/moveStudy.selectors.ts'
import {dayName, moveRefusalText, moveStudyText} from '../../text/agenda/moveStudy.ts'
import {Button} from '../../ui/action/Button.tsx'
import {CalendarIcon} from '../../ui/icon/lateIcons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import type {Send} from '../flow.ts'

const Dialog = lazyNamed(() => import('../../ui/overlay/Dialog.tsx'), 'Dialog')

type Props = {
  readonly state: SnapshotFrom<typeof moveStudyMachine>
  readonly send: Send<EventFrom<typeof moveStudyMachine>>
}

function Days({state, send}: Props) {
  const isMoving = state.matches('moving')
  return (
    <fieldset disabled={isMoving} className={daysStyle}>
      <legend className={css({textStyle: 'label', color: 'text.strong', marginBottom: '2'})}>
        {moveStudyText.days}
      </legend>
      {offeredDays(state).map((day) => (
        <label key={day} className={dayStyle}>
          <input
            type="radio"
            name="day"
            value={day}
            checked={chosenDay(state) === day}
            onChange={() => send({type: 'day.pick', day})}
          />
          {dayName(day)}
        </label>
      ))}
    </fieldset>
  )
}

function Body({state, send}: Props) {
  if (state.matches('loading')) return <Skeleton shape="row" lines={3} label={moveStudyText.loading} />
  if (state.matches('noDays'))
    return (
      <Alert tone="info" role="status">
        {moveStudyText.noDays}
      </Alert>
    )
  if (state.matches('daysFailed'))
    return (
      <Alert
        tone="error"
        role="alert"
        title={moveStudyText.daysFailed}
        actions={
          <Button variant="outline" size="sm" onClick={() => send({type: 'days.retry'})}>
            {moveStudyText.tryAgain}
          </Button>
        }
      >
        {moveStudyText.failedHint}
      </Alert>
    )
  if (state.matches('refused'))
    return (
      <Alert tone="error" role="alert" title={moveStudyText.failed}>
        {moveRefusalText(moveRefusal(state))}
      </Alert>
    )
  return (
    <>
      {state.matches({choosing: 'failed'}) ? (
        <Alert tone="error" role="alert" title={moveStudyText.failed}>
          {moveStudyText.failedHint}
        </Alert>
      ) : null}
      <Days state={state} send={send} />
    </>
  )
}

function Foot({state, send}: Props) {
  const isChoice = state.hasTag('choice')
  return (
    <>
      <Button variant="outline" disabled={state.matches('moving')} onClick={() => send({type: 'move.close'})}>
        {isChoice ? moveStudyText.cancel : moveStudyText.close}
      </Button>
      {isChoice ? (
        <Button pending={state.matches('moving')} onClick={() => send({type: 'move.confirm'})}>
          {moveStudyText.confirm}
        </Button>
      ) : null}
    </>
  )
}

/** 'Mover para outro dia' of today's study, in every state of its chart. */
export function MoveStudyView({state, send}: Props) {
  if (state.matches('moved')) return null
  return (
    <>
      <Button variant="ghost" size="sm" icon={<CalendarIcon />} onClick={() => send({type: 'move.open'})}>
        {moveStudyText.open}
      </Button>
      {state.hasTag('open') ? (
        <Suspense fallback={null}>
          <Dialog
            open
            onClose={() => send({type: 'move.close'})}
            title={moveStudyText.title}
            description={moveStudyText.description}
            footer={<Foot state={state} send={send} />}
          >
            <Body state={state} send={send} />
          </Dialog>
        </Suspense>
      ) : null}
    </>
  )
}

const daysStyle = css({display: 'flex', flexDirection: 'column', gap: '1', marginTop: '4', minWidth: '0'})
const dayStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  textStyle: 'body',
  color: 'text.default',
  cursor: 'pointer',
  '& > input': {width: '5', height: '5', accentColor: 'brand.solid', flexShrink: '0'},
})
