import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import {type CardDraft, cardBounds, keptFace} from '../../../domain/decks/card.ts'
import type {cardCreationMachine} from '../../../machines/decks/cardCreation.machine.ts'
import {
  creationFailure,
  draftOf,
  isDraftWhole,
  lessonsToChoose,
} from '../../../machines/decks/cardCreation.selectors.ts'
import type {CardCreationEvent} from '../../../machines/decks/cardCreation.types.ts'
import {creationText, lettersLeft} from '../../text/decks/decks.ts'
import {Button} from '../../ui/action/Button.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {TextArea} from '../../ui/form/TextArea.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'
import {CardImageField} from './CardImageField.tsx'

type Props = {
  /** Cards that ask nearly the same as the draft. */
  readonly similarTo?: (draft: CardDraft) => ReactNode
  /** Gives a picked file an address on this device. */
  readonly urlOf?: ((file: File) => string) | undefined
  /** Where a stored picture is. */
  readonly addressOf: (image: {readonly id: string}) => string
  readonly state: SnapshotFrom<typeof cardCreationMachine>
  readonly send: Send<CardCreationEvent>
}

const hints = {
  offline: creationText.offlineHint,
  unreachable: creationText.unreachableHint,
  refused: creationText.refusedHint,
  unauthenticated: creationText.unauthenticatedHint,
} as const

/** Letters are told only where few are left. */
const told = 200

function lengthError(text: string): string | undefined {
  const left = cardBounds.face - keptFace(text).length
  return left < 0 ? lettersLeft(left) : undefined
}

function hintOf(hint: string, text: string): string {
  const left = cardBounds.face - keptFace(text).length
  return left >= 0 && left < told ? `${hint} ${lettersLeft(left)}` : hint
}

function Fields({state, send, addressOf, urlOf, similarTo}: Props) {
  const {lessonId, front, back} = draftOf(state)
  const lessons = lessonsToChoose(state)
  const disabled = state.matches('creating')
  return (
    <>
      {lessons.length > 0 ? (
        <SelectField
          label={creationText.lesson}
          options={[
            {value: '', label: creationText.choose},
            ...lessons.map((lesson) => ({value: lesson.lessonId, label: lesson.title})),
          ]}
          value={lessonId}
          disabled={disabled}
          onChange={({currentTarget: {value}}) => send({type: 'draft.change', changes: {lessonId: value}})}
        />
      ) : null}
      <TextArea
        label={creationText.front}
        hint={hintOf(creationText.frontHint, front)}
        error={lengthError(front)}
        rows={3}
        value={front}
        readOnly={disabled}
        onChange={({currentTarget: {value}}) => send({type: 'draft.change', changes: {front: value}})}
      />
      {similarTo?.(draftOf(state))}
      <CardImageField state={state} send={send} side="front" addressOf={addressOf} urlOf={urlOf} />
      <TextArea
        label={creationText.back}
        hint={hintOf(creationText.backHint, back)}
        error={lengthError(back)}
        value={back}
        readOnly={disabled}
        onChange={({currentTarget: {value}}) => send({type: 'draft.change', changes: {back: value}})}
      />
      <CardImageField state={state} send={send} side="back" addressOf={addressOf} urlOf={urlOf} />
    </>
  )
}

/** The window in which a card is written, in every state of its chart (F-094). */
export function CardCreationView(props: Props) {
  const {state, send} = props
  if (state.matches('closed')) return null
  const isCreating = state.matches('creating')
  const failure = creationFailure(state)
  return (
    <Dialog
      open
      size="lg"
      onClose={() => send({type: 'creation.close'})}
      title={creationText.title}
      closeLabel={creationText.close}
      footer={
        <>
          <Button variant="outline" disabled={isCreating} onClick={() => send({type: 'creation.close'})}>
            {creationText.cancel}
          </Button>
          <Button
            pending={isCreating}
            disabled={!isCreating && !(state.matches('editing') && isDraftWhole(state))}
            onClick={() => send({type: 'card.create'})}
          >
            {creationText.create}
          </Button>
        </>
      }
    >
      <div className={css({display: 'flex', flexDirection: 'column', gap: '4'})}>
        <Alert tone="warning">{creationText.notice}</Alert>
        <Fields {...props} />
        {failure === null ? null : (
          <Alert tone="error" title={creationText.failed} role="alert">
            {hints[failure]}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
