import {PasswordStrengthView} from '../../../src/features/access/PasswordStrengthView.tsx'
import {TextField} from '../../../src/ui/form/TextField.tsx'
import {passwordStrengthModel, passwordStrengthView} from '../../models/access/passwordStrength.model.ts'
import {walkView} from '../../support/walkView.tsx'

const owner = {name: 'Ana Souza', email: 'ana@exemplo.com.br'}

walkView(passwordStrengthModel, passwordStrengthView, ({state, send}) => (
  <>
    <TextField label="Senha" onChange={(event) => send({type: 'password.type', password: event.target.value, owner})} />
    <PasswordStrengthView state={state} />
  </>
))
