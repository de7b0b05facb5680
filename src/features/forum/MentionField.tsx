import {type KeyboardEvent, useId, useLayoutEffect, useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {ForumParticipant} from '../../../domain/forum/comment.ts'
import {mentionAt, withMention} from '../../../domain/forum/mention.ts'
import type {mentionMachine} from '../../../machines/forum/mention.machine.ts'
import type {Draft} from '../../services/forum/drafts.ts'
import {mentionText, suggestionCount} from '../../text/forum/mention.ts'
import {TextArea, type TextAreaProps} from '../../ui/form/TextArea.tsx'

/** The flow of suggestions, where a form has one. */
export type Mentioning = {
  readonly state: SnapshotFrom<typeof mentionMachine>
  readonly send: (event: EventFrom<typeof mentionMachine>) => void
}

type Props = Pick<TextAreaProps, 'label' | 'hint' | 'error' | 'rows' | 'autoFocus'> & {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  /** Keys that are not for the suggestions. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly mentioning: Mentioning | null
}

const told = ({state}: Mentioning): string => {
  if (state.matches('shown')) return suggestionCount(state.context.people.length)
  if (state.matches('asking')) return mentionText.asking
  if (state.matches('nobody')) return mentionText.nobody
  return state.matches('failed') ? mentionText.failed : ''
}

function Suggestions({id, mentioning, onChoose}: SuggestionsProps) {
  const {people, active} = mentioning.state.context
  return (
    <div role="listbox" id={id} aria-label={mentionText.list} className={listStyle}>
      {people.map((person, index) => (
        <button
          type="button"
          tabIndex={-1}
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={optionStyle}
          // The caret stays in the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          {person.name}
        </button>
      ))}
    </div>
  )
}
type SuggestionsProps = {
  readonly id: string
  readonly mentioning: Mentioning
  readonly onChoose: (person: ForumParticipant) => void
}

/** What a key does to the suggestions; false for one that is for the text. */
function steers({key}: KeyboardEvent, {state, send}: Mentioning, choose: (person: ForumParticipant) => void): boolean {
  if (!state.matches('shown')) return false
  const {people, active} = state.context
  if (key === 'ArrowDown') send({type: 'mention.moved', step: 1})
  else if (key === 'ArrowUp') send({type: 'mention.moved', step: -1})
  else if (key === 'Escape') send({type: 'mention.closed'})
  else if ((key === 'Enter' || key === 'Tab') && people[active] !== undefined) choose(people[active])
  else return false
  return true
}

/** After a choice the caret stands behind the name. */
function useCaret() {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<number | null>(null)
  const area = () => box.current?.querySelector('textarea') ?? null
  useLayoutEffect(() => {
    if (wanted.current === null) return
    area()?.setSelectionRange(wanted.current, wanted.current)
    wanted.current = null
  })
  const put = (caret: number) => {
    wanted.current = caret
  }
  return {box, area, put}
}

/**
 * The text of a comment. An `@` suggests people: the field stays a text box, as a textarea may have no other role, and its
 * list is tied to it by `aria-controls` and `aria-activedescendant`.
 */
export function MentionField({draft, onChange, onKeyDown, mentioning, ...field}: Props) {
  const id = useId()
  const {box, area, put} = useCaret()
  const isShown = mentioning?.state.matches('shown') ?? false
  const write = (body: string, caret: number) => {
    onChange({...draft, body})
    mentioning?.send({type: 'mention.written', query: mentionAt(body, caret, draft.chosen)})
  }
  const choose = (person: ForumParticipant) => {
    const query = mentioning?.state.context.query ?? null
    if (query === null) return
    const {text, caret} = withMention(draft.body, area()?.selectionStart ?? draft.body.length, query, person.name)
    put(caret)
    onChange({body: text, chosen: [...draft.chosen.filter(({id: known}) => known !== person.id), person]})
    mentioning?.send({type: 'mention.written', query: null})
  }
  return (
    <div ref={box} className={css({position: 'relative', minWidth: '0'})}>
      <TextArea
        {...field}
        value={draft.body}
        onChange={({currentTarget: {value, selectionStart}}) => write(value, selectionStart)}
        onSelect={({currentTarget: {value, selectionStart}}) =>
          mentioning?.send({type: 'mention.written', query: mentionAt(value, selectionStart, draft.chosen)})
        }
        onBlur={() => mentioning?.send({type: 'mention.written', query: null})}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && mentioning !== null && steers(event, mentioning, choose))
            event.preventDefault()
          else onKeyDown(event)
        }}
        {...(mentioning !== null && {'aria-autocomplete': 'list' as const, 'aria-haspopup': 'listbox' as const})}
        {...(isShown && {
          'aria-controls': id,
          'aria-activedescendant': `${id}-${mentioning?.state.context.active ?? 0}`,
        })}
      />
      {mentioning === null ? null : (
        <p role="status" className={isShown ? 'visuallyHidden' : statusStyle}>
          {told(mentioning)}
        </p>
      )}
      {isShown && mentioning !== null ? <Suggestions id={id} mentioning={mentioning} onChoose={choose} /> : null}
    </div>
  )
}

const statusStyle = css({textStyle: 'small', color: 'text.muted', _empty: {display: 'none'}})
const listStyle = css({
  position: 'absolute',
  zIndex: 'dropdown',
  insetInline: '0',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '[24rem]',
  marginBlockStart: '1',
  padding: '1',
  bg: 'surface.raised',
  border: 'subtle',
  borderRadius: 'md',
  boxShadow: 'lg',
})
const optionStyle = css({
  minHeight: '[44px]',
  display: 'flex',
  alignItems: 'center',
  paddingInline: '3',
  textAlign: 'start',
  borderRadius: 'sm',
  textStyle: 'body',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: {bg: 'surface.hover'},
  _selected: {bg: 'brand.subtle', color: 'text.strong'},
})
