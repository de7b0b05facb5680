import {EditingWindowView} from '../../../src/features/agenda/EditingWindowView.tsx'
import {editingWindowModel, editingWindowView} from '../../models/agenda/editingWindow.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(editingWindowModel, editingWindowView, ({state}) => <EditingWindowView state={state} />)
