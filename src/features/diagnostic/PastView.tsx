import {css} from 'styled-system/css'
import type {DiagnosticTarget} from '../../../domain/diagnostic/choice.ts'
import {wizardText as text} from '../../text/diagnostic/diagnostic.ts'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {diagnosticPaths} from './paths.ts'
import {headingStyle, hintStyle} from './styles.ts'

type Props = {
  readonly exams: readonly {
    readonly _id: string
    readonly calendarDate: string
    readonly finished: boolean
    readonly institutionTarget: readonly DiagnosticTarget[]
  }[]
}

const dateOf = (date: string) => `${date.slice(6, 8)}/${date.slice(4, 6)}/${date.slice(0, 4)}`

/** A student's earlier diagnostics, each a way to its result; one that is not finished goes on there. */
export const PastView = ({exams}: Props) => (
  <section aria-label={text.pastTitle} className={css({display: 'flex', flexDirection: 'column', gap: '3'})}>
    <h2 className={headingStyle}>{text.pastTitle}</h2>
    <ul className={css({display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none', padding: '0'})}>
      {exams.map(({_id, calendarDate, finished, institutionTarget}) => (
        <li key={_id} className={css({display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline'})}>
          <TextLink href={`${diagnosticPaths.result}?id=${_id}`} variant="standalone">
            {`${dateOf(calendarDate)}: ${finished ? text.pastFinished : text.pastOpen}`}
          </TextLink>
          <span className={hintStyle}>
            {institutionTarget.map(({institution}) => institution).join(', ') || text.general}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
