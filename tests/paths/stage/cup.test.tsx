import {CupView} from '../../../src/features/stage/CupView.tsx'
import {cupModel, cupView} from '../../models/stage/cup.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(cupModel, cupView, (props) => <CupView {...props} />)
