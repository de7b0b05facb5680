import {css} from 'styled-system/css'
import {Button} from '../action/Button.tsx'

type Props = {
  /** What the table is called, for whoever hears its buttons alone. */
  readonly caption: string
  readonly words: {readonly more: string; readonly less: string}
  /** Null when there is no more to show. */
  readonly onMore: (() => void) | null
  /** Null when there is no less to show. */
  readonly onLess: (() => void) | null
}

/** The buttons below a table that grows and shrinks; none on paper. */
export const StepButtons = ({caption, words, onMore, onLess}: Props) => (
  <div
    className={css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      _print: {display: 'none'},
      _empty: {display: 'none'},
    })}
  >
    {onMore === null ? null : (
      <Button variant="soft" size="sm" aria-label={`${words.more}: ${caption}`} onClick={onMore}>
        {words.more}
      </Button>
    )}
    {onLess === null ? null : (
      <Button variant="ghost" size="sm" aria-label={`${words.less}: ${caption}`} onClick={onLess}>
        {words.less}
      </Button>
    )}
  </div>
)
