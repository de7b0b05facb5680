import {mockExamMachine} from '../../machines/exam/mockExam.machine.ts'
import {MockExamView} from '../../src/features/exam/MockExamView.tsx'
import {ReceiptCardView} from '../../src/features/exam/ReceiptCardView.tsx'
import {resultText} from '../../src/text/exam/examResult.ts'
import {Button} from '../../src/ui/action/Button.tsx'
import {ChartIcon} from '../../src/ui/icon/icons.tsx'
import {rightQuestion} from './fixtures.ts'
import {finishedMock, mockMarks} from './mockExams.ts'
import {Answer, Numbers} from './studyScreen.tsx'

const nothing = () => undefined
const dayAfter = Date.parse('2026-11-24T15:30:00Z')

/** A mock exam whose keys and ranking are out: receipt, result and the questions to read. */
export const EndedMock = () => (
  <MockExamView
    state={mockExamMachine.resolveState({
      value: {finished: 'complete'},
      context: {
        activity: finishedMock,
        isToday: true,
        marks: mockMarks(10),
        write: null,
        refusal: null,
        isTimeOver: false,
        checkedAt: dayAfter,
      },
    })}
    send={nothing}
    isStuck={false}
    refused={0}
    now={() => dayAfter}
    onOpen={nothing}
    parts={{
      result: (
        <Button variant="outline" icon={<ChartIcon />} aria-haspopup="dialog">
          {resultText.title}
        </Button>
      ),
      receipt: finishedMock.receipt ? (
        <ReceiptCardView
          receipt={finishedMock.receipt}
          studentName="Ana Beatriz Nogueira"
          examName={finishedMock.title}
          check="matches"
          isCopyRefused={false}
          onCopy={nothing}
          onPrint={nothing}
        />
      ) : null,
      questions: (
        <Numbers>
          <Answer value={{answered: 'commentHidden'}} question={rightQuestion} selected={0} />
        </Numbers>
      ),
    }}
  />
)
