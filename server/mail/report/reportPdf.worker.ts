import {answerDrawings} from '../../kernel/drawings.ts'
import {type ReportToDraw, reportPdf} from './reportPdf.ts'

answerDrawings(({report, brandName}: ReportToDraw) => reportPdf(report, brandName))
