import {useRef} from 'react'
import {css} from 'styled-system/css'
import {Button} from '../../ui/action/Button.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'

type Props = {
  readonly questions: readonly {readonly id: string; readonly number: number}[]
  readonly title: string
  readonly text: string
  /** The name of a question as a way to it. */
  readonly nameOf: (number: number) => string
  /** The safe way out, which has the focus. */
  readonly stay: string
  readonly onClose: () => void
  readonly onOpen: (questionId: string) => void
}

/** The questions of an exam that have no answer yet, each a way to it; the safe way out has the focus. */
export function MissingDialog({questions, title, text, nameOf, stay, onClose, onOpen}: Props) {
  const first = useRef<HTMLButtonElement>(null)
  const open = (id: string) => {
    onClose()
    onOpen(id)
  }
  return (
    <Dialog
      open
      title={title}
      description={text}
      initialFocus={first}
      onClose={onClose}
      footer={
        <Button ref={first} onClick={onClose}>
          {stay}
        </Button>
      }
    >
      <ul className={css({display: 'flex', flexWrap: 'wrap', gap: '2'})}>
        {questions.map(({id, number}) => (
          <li key={id}>
            <Button variant="outline" size="sm" onClick={() => open(id)}>
              {nameOf(number)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
