import {css} from 'styled-system/css'
import {flashcardShortcuts} from '../../../text/study/flashcard.ts'
import {Dialog} from '../../../ui/overlay/Dialog.tsx'
import {Kbd} from '../../../ui/action/Kbd.tsx'
import {Switch} from '../../../ui/form/Switch.tsx'

type Props = {readonly areOn: boolean; readonly onToggle: () => void; readonly onClose: () => void}

/** The help of the flashcards' shortcuts, with the off switch they share with the questions (D-30). */
export function DeckShortcuts({areOn, onToggle, onClose}: Props) {
  return (
    <Dialog open title={flashcardShortcuts.title} closeLabel={flashcardShortcuts.close} onClose={onClose}>
      <dl className={css({display: 'grid', gap: '3', marginBottom: '5'})}>
        {flashcardShortcuts.rows.map(({key, does}) => (
          <div key={key} className={css({display: 'flex', gap: '3', justifyContent: 'space-between'})}>
            <dt className={css({textStyle: 'body'})}>{does}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={flashcardShortcuts.enabled}
        hint={flashcardShortcuts.enabledHint}
        checked={areOn}
        onChange={onToggle}
      />
    </Dialog>
  )
}
