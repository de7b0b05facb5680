import {RegistrationView} from '../../../src/features/access/RegistrationView.tsx'
import {TermsDrawer} from '../../../src/features/access/TermsDrawer.tsx'
import {registrationModel, registrationView} from '../../models/access/registration.model.ts'
import {walkView} from '../../support/walkView.tsx'

const courses = {status: 'ready', value: [{_id: 'r1', title: 'Extensivo R1'}]} as const

walkView(registrationModel, registrationView, ({state, send}) => (
  <RegistrationView
    state={state}
    send={send}
    courses={courses}
    terms={<TermsDrawer onClose={() => send({type: 'terms.close'})} />}
  />
))
