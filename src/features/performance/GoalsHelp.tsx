import {css} from 'styled-system/css'
import {type Tier, tiers} from '../../../domain/performance/goals.ts'
import {goalsHelp, goalsText, pointsOf, tierLetters} from '../../text/performance/weeklyGoals.ts'
import {Medal} from '../../ui/content/Medal.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'

type Props = {readonly points: Readonly<Record<Tier, number>>; readonly onClose: () => void}

/** 'Saiba mais': how the weekly goals and their trophies work (spec 3§2.1, 3§4, 3§9). */
export const GoalsHelp = ({points, onClose}: Props) => (
  <Dialog open title={goalsText.goals} closeLabel={goalsText.close} onClose={onClose}>
    {/* On a phone the text is longer than the dialog: keys scroll what can take the focus. */}
    <div
      tabIndex={0}
      role="region"
      aria-label={goalsText.more}
      className={css({display: 'flex', flexDirection: 'column', gap: '4'})}
    >
      {goalsHelp.map(({title, text}) => (
        <section key={title}>
          <h3 className={css({textStyle: 'label', color: 'text.strong'})}>{title}</h3>
          <p className={css({textStyle: 'body', color: 'text.default'})}>{text}</p>
        </section>
      ))}
      <ul className={css({display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none'})}>
        {tiers.map((tier) => (
          <li key={tier} className={css({display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label'})}>
            <Medal tier={tier} letter={tierLetters[tier]} />
            {pointsOf(tier, points[tier])}
          </li>
        ))}
      </ul>
    </div>
  </Dialog>
)
