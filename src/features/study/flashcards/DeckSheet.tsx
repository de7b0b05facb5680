import type {EventFrom, SnapshotFrom} from 'xstate'
import type {deckMachine} from '../../../../machines/study/deck.machine.ts'
import {currentCardId, deckCards, isCardStripShown} from '../../../../machines/study/deck.selectors.ts'
import {type CardMark, flashcardText} from '../../../text/study/flashcard.ts'
import {Switch} from '../../../ui/form/Switch.tsx'
import {Drawer} from '../../../ui/overlay/Drawer.tsx'
import {DeckCells} from './DeckNumbers.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof deckMachine>
  readonly send: (event: EventFrom<typeof deckMachine>) => void
  readonly marks: Readonly<Record<string, CardMark>>
}

/** All numbers of a deck on a phone, with the switch of the line of numbers. */
export function DeckSheet({state, send, marks}: Props) {
  return (
    <Drawer
      open
      title={flashcardText.navigator}
      closeLabel={flashcardText.close}
      onClose={() => send({type: 'list.close'})}
    >
      <ol className="studyLayout__grid">
        <DeckCells cards={deckCards(state)} current={currentCardId(state)} marks={marks} send={send} />
      </ol>
      <Switch
        label={flashcardText.strip}
        checked={isCardStripShown(state)}
        onChange={() => send({type: 'strip.toggle'})}
      />
    </Drawer>
  )
}
