import {answerDrawings} from '../../kernel/drawings.ts'
import {carriedOut, type PackageTask} from './studentPackage.ts'

answerDrawings((task: PackageTask) => carriedOut(task))
