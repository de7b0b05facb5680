import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {type FlashcardMode, flashcardModes} from '../../../../domain/extras/flashcardChoice.ts'
import {itemLimits} from '../../../../domain/extras/limits.ts'
import type {flashcardWizardMachine} from '../../../../machines/extras/flashcardWizard.machine.ts'
import {
  flashcardChoice,
  flashcardFailure,
  flashcardLevels,
  goneDecks,
  isLimitWrong,
  shownDecks,
} from '../../../../machines/extras/flashcardWizard.selectors.ts'
import {flashcardText, wizardText, wizardTitles} from '../../../text/extras/wizards.ts'
import {Checkbox} from '../../../ui/form/Checkbox.tsx'
import {SegmentedControl} from '../../../ui/form/SegmentedControl.tsx'
import {Switch} from '../../../ui/form/Switch.tsx'
import {Alert} from '../../../ui/status/Alert.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import type {Send} from '../../flow.ts'
import {QuantityField} from './QuantityField.tsx'
import {ThemeLevels} from './ThemeLevels.tsx'
import {CreateButton, CreationNote, Fields, Loading, WizardFrame} from './WizardFrame.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof flashcardWizardMachine>
  readonly send: Send<EventFrom<typeof flashcardWizardMachine>>
  readonly onClose: () => void
}

type PartProps = Omit<Props, 'onClose'>

function AristoPart({state, send}: PartProps) {
  return (
    <>
      <p className={css({textStyle: 'body', color: 'text.muted'})}>{flashcardText.aristoHint}</p>
      <ThemeLevels
        levels={flashcardLevels(state)}
        path={flashcardChoice(state).path}
        counted="flashcards"
        optionalFrom={2}
        onChoose={(level, name) => send({type: 'level.choose', level, name})}
      />
    </>
  )
}

function DecksPart({state, send}: PartProps) {
  const decks = shownDecks(state)
  const {deckIds, isRandom} = flashcardChoice(state)
  if (decks.length === 0)
    return (
      <EmptyState art="search" level={3} title={flashcardText.none}>
        {flashcardText.noneHint}
      </EmptyState>
    )
  return (
    <>
      <Switch
        label={flashcardText.random}
        hint={flashcardText.randomHint}
        checked={isRandom}
        onChange={(checked) => send({type: 'random.set', isRandom: checked})}
      />
      {isRandom ? null : (
        <fieldset className={groupStyle}>
          <legend className={css({textStyle: 'label', color: 'text.strong'})}>{flashcardText.decks}</legend>
          {decks.map(({lesson, lessonTitle, flashcardsAmount}) => (
            <Checkbox
              key={lesson}
              label={lessonTitle}
              hint={flashcardText.deckCount(flashcardsAmount)}
              checked={deckIds.includes(lesson)}
              onChange={() => send({type: 'deck.toggle', deck: lesson})}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Where the flashcards come from: the buttons of the two modes. */
function Modes({mode, send}: Pick<Props, 'send'> & {readonly mode: FlashcardMode}) {
  return (
    <SegmentedControl
      label={flashcardText.source}
      value={mode}
      options={flashcardModes.map((one) => ({value: one, label: flashcardText.modes[one]}))}
      onChange={(one) => send({type: 'mode.choose', mode: one})}
    />
  )
}

function Choosing({state, send}: PartProps) {
  const {mode, limit} = flashcardChoice(state)
  const gone = goneDecks(state)
  const isEmpty = mode === 'myDecks' && shownDecks(state).length === 0
  return (
    <>
      {gone.length === 0 ? null : (
        <Alert tone="warning" role="alert">
          {flashcardText.gone(gone)}
        </Alert>
      )}
      {state.matches('checking') ? (
        <Alert tone="info" role="status">
          {flashcardText.checking}
        </Alert>
      ) : (
        <CreationNote kind="flashcard" failure={flashcardFailure(state)} isSlow={state.matches({creating: 'slow'})} />
      )}
      <Fields isLocked={!state.hasTag('choosing')}>
        <Modes mode={mode} send={send} />
        {mode === 'aristo' ? <AristoPart state={state} send={send} /> : <DecksPart state={state} send={send} />}
        {isEmpty ? null : (
          <QuantityField
            label={flashcardText.limit}
            range={itemLimits}
            value={limit}
            error={isLimitWrong(state) ? wizardText.range(itemLimits) : undefined}
            onChange={(typed) => send({type: 'limit.set', limit: typed})}
          />
        )}
      </Fields>
    </>
  )
}

/** The wizard of a flashcard extra in every state of its chart (F-046). */
export function FlashcardWizardView({state, send, onClose}: Props) {
  const isPending = state.matches('creating') || state.matches('checking') || state.matches('created')
  const isLoaded = state.hasTag('choosing') || isPending
  return (
    <WizardFrame
      title={wizardTitles.flashcard}
      onClose={onClose}
      {...(isLoaded && {
        footer: (
          <CreateButton
            isPending={isPending}
            isAllowed={state.can({type: 'wizard.create', key: ''})}
            onCreate={() => send({type: 'wizard.create'})}
          />
        ),
      })}
    >
      {isLoaded ? (
        <Choosing state={state} send={send} />
      ) : (
        <Loading
          isOffline={state.matches('offline')}
          isFailed={state.matches('failed')}
          onRetry={() => send({type: 'wizard.retry'})}
        />
      )}
    </WizardFrame>
  )
}

const groupStyle = css({border: 'none', padding: '0', minWidth: '0', display: 'flex', flexDirection: 'column'})
