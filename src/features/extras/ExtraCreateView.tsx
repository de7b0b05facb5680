import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {extrasPath} from '../../../domain/extras/routes.ts'
import type {extraCreateMachine} from '../../../machines/extras/extraCreate.machine.ts'
import {createFailure, wishedKind} from '../../../machines/extras/extraCreate.selectors.ts'
import type {ExtraCreateContext} from '../../../machines/extras/extraCreate.types.ts'
import {extraCreateText} from '../../text/extras/extraCreate.ts'
import {Button} from '../../ui/action/Button.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof extraCreateMachine>
  readonly send: Send<EventFrom<typeof extraCreateMachine>>
}

function hintOf(failure: ExtraCreateContext['failure']): string {
  const {hints} = extraCreateText
  if (failure === 'noTemplate' || failure === 'offline' || failure === 'refused') return hints[failure]
  return hints.unreachable
}

/** The creation screens of exams, in every state of their chart (F-050). */
export function ExtraCreateView({state, send}: Props) {
  if (state.hasTag('pending'))
    return (
      <div className={css({minHeight: 'screen'})}>
        <LoadingLogo label={extraCreateText.pending[wishedKind(state)]} />
      </div>
    )
  const failure = createFailure(state)
  return (
    <EmptyState
      art={failure === 'offline' ? 'offline' : 'search'}
      level={1}
      role="alert"
      title={extraCreateText.failedTitle}
      actions={
        <>
          {failure === 'noTemplate' ? null : (
            <Button onClick={() => send({type: 'create.retry'})}>{extraCreateText.tryAgain}</Button>
          )}
          <TextLink href={extrasPath} variant="standalone">
            {extraCreateText.back}
          </TextLink>
        </>
      }
    >
      <p>{extraCreateText.failed}</p>
      <p>{hintOf(failure)}</p>
    </EmptyState>
  )
}
