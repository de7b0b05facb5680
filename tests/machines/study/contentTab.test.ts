import {contentTabModel} from '../../models/study/contentTab.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(contentTabModel)
