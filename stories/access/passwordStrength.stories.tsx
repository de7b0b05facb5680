import {passwordStrengthMachine} from '../../machines/access/passwordStrength.machine.ts'
import {PasswordStrengthView} from '../../src/features/access/PasswordStrengthView.tsx'
import {TextField} from '../../src/ui/form/TextField.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: passwordStrengthMachine,
  View: ({state}) => (
    <Stage>
      <div style={{display: 'flex', flexDirection: 'column', gap: '20px'}}>
        <TextField
          name="password"
          label="Senha"
          type="password"
          autoComplete="new-password"
          hint="No mínimo 8 caracteres."
        />
        <PasswordStrengthView state={state} />
      </div>
    </Stage>
  ),
  context: {typed: null, strength: null},
})

const refused = (weakness: 'short' | 'common' | 'personal') => at('measured', {strength: {kind: 'refused', weakness}})
const accepted = (level: 0 | 1 | 2 | 3 | 4) => at('measured', {strength: {kind: 'accepted', level}})

export default {title: 'Fluxos/Acesso/Força da senha', ...meta}
export const Empty = at('empty')
export const Measuring = at('measuring')
export const Measuring_Again = at('measuring', {strength: {kind: 'accepted', level: 2}})
export const Measured = accepted(4)
export const Measured_Good = accepted(3)
export const Measured_Fair = accepted(2)
export const Measured_Weak = accepted(1)
export const Measured_Short = refused('short')
export const Measured_Common = refused('common')
export const Measured_Personal = refused('personal')
export const Unavailable = at('unavailable')
