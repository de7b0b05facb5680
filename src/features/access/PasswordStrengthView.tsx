import {css, cva} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import {filledSteps, type PasswordStrength, strengthSteps} from '../../../domain/access/passwordPolicy.ts'
import type {passwordStrengthMachine} from '../../../machines/access/passwordStrength.machine.ts'
import {isFirstMeasure, shownStrength} from '../../../machines/access/passwordStrength.selectors.ts'
import {passwordStrengthText as text} from '../../text/access/passwordStrength.ts'

type Props = {readonly state: SnapshotFrom<typeof passwordStrengthMachine>}

const toneOf = (strength: PasswordStrength): 'weak' | 'fair' | 'good' => {
  if (strength.kind === 'refused' || strength.level < 2) return 'weak'
  return strength.level === 2 ? 'fair' : 'good'
}

function Scale({strength}: {readonly strength: PasswordStrength | null}) {
  const filled = strength === null ? 0 : filledSteps(strength)
  const tone = strength === null ? 'weak' : toneOf(strength)
  return (
    <div aria-hidden className={scaleStyle}>
      {Array.from({length: strengthSteps}, (_, step) => (
        <span key={step} className={stepStyle({tone: step < filled ? tone : 'none'})} />
      ))}
    </div>
  )
}

/** How strong the password is that is being typed: a scale, and the same in words, which are read out when they change. */
export function PasswordStrengthView({state}: Props) {
  const strength = shownStrength(state)
  const words =
    strength === null
      ? isFirstMeasure(state)
        ? text.measuring
        : state.matches('unavailable')
          ? text.unavailable
          : null
      : text.strength(strength)
  return (
    <div className={rootStyle}>
      {state.matches('empty') || state.matches('unavailable') ? null : <Scale strength={strength} />}
      <p aria-live="polite" className={wordsStyle}>
        {words}
      </p>
    </div>
  )
}

const rootStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  marginTop: '-3',
  '&:has(p:empty)': {marginTop: '-5'},
})
const scaleStyle = css({display: 'flex', gap: '1'})
const wordsStyle = css({textStyle: 'small', color: 'text.muted'})
const stepStyle = cva({
  base: {flex: '1', height: '2', borderRadius: 'full', borderWidth: 'thin', borderStyle: 'solid'},
  variants: {
    tone: {
      none: {bg: 'transparent', borderColor: 'border.control'},
      weak: {bg: 'wrong.solid', borderColor: 'wrong.solid'},
      fair: {bg: 'warning.solid', borderColor: 'warning.solid'},
      good: {bg: 'right.solid', borderColor: 'right.solid'},
    },
  },
})
