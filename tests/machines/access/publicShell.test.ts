import {publicShellModel} from '../../models/access/publicShell.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(publicShellModel)
