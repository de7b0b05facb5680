import {css} from 'styled-system/css'
import {stageText} from '../../text/stage/stage.ts'
import {Kbd} from '../../ui/action/Kbd.tsx'
import {Switch} from '../../ui/form/Switch.tsx'

/** A key with what it does. */
export type StageKey = {readonly keys: readonly string[]; readonly does: string}

type Props = {
  readonly keys: readonly StageKey[]
  readonly areOn: boolean
  readonly onSwitch: (areOn: boolean) => void
}

/** The keys of the stage, and the switch that turns single keys off (D-30). */
export const StageKeys = ({keys, areOn, onSwitch}: Props) => (
  <footer className={footStyle}>
    <Switch label={stageText.keys} checked={areOn} onChange={onSwitch} />
    {areOn ? (
      <ul className={listStyle}>
        {keys.map(({keys: names, does}) => (
          <li key={does} className={css({display: 'flex', alignItems: 'center', gap: '1.5'})}>
            {names.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
            {does}
          </li>
        ))}
      </ul>
    ) : null}
  </footer>
)

const footStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  marginTop: 'auto',
  // A phone has no keys.
  '@media (hover: none) and (pointer: coarse)': {display: 'none'},
  textStyle: 'small',
  color: 'text.muted',
})
const listStyle = css({display: 'flex', flexWrap: 'wrap', gap: '4', rowGap: '2', listStyle: 'none'})
