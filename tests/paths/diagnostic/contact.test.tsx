import {ContactView} from '../../../src/features/diagnostic/ContactView.tsx'
import {contactModel} from '../../models/diagnostic/diagnosticModels.ts'
import {contactDraft, contactView} from '../../models/diagnostic/diagnosticViews.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(contactModel, contactView, ({state, send}) => <ContactView state={state} send={send} draft={contactDraft} />)
