import {AdmissionView} from '../../../src/features/feedback/AdmissionView.tsx'
import {admissionModel, admissionView} from '../../models/feedback/admission.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(admissionModel, admissionView, (flow) => <AdmissionView {...flow} syncStatus="sending" />)
