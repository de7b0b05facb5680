import {useState} from 'react'
import {registrationText as text} from '../../text/access/registration.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'

/** The courses a visitor may choose from, as far as they are known. */
export type Courses =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly retry: () => void}
  | {readonly status: 'ready'; readonly value: readonly {readonly _id: string; readonly title: string}[]}

/** The list of courses, which may still be on its way, may fail, and may be empty. */
export function CourseField({courses, initial}: {readonly courses: Courses; readonly initial: string}) {
  const [chosen, setChosen] = useState(initial)
  if (courses.status === 'failed') {
    return (
      <Alert
        tone="error"
        role="alert"
        title={text.coursesFailed}
        actions={
          <Button variant="outline" size="sm" onClick={courses.retry}>
            {text.tryAgain}
          </Button>
        }
      />
    )
  }
  if (courses.status === 'ready' && courses.value.length === 0)
    return (
      <Alert tone="info" role="status">
        {text.coursesEmpty}
      </Alert>
    )
  const isLoading = courses.status === 'loading'
  const options = isLoading ? [] : courses.value.map(({_id, title}) => ({value: _id, label: title}))
  const known = options.some(({value}) => value === chosen) ? chosen : ''
  return (
    <SelectField
      name="courseId"
      label={text.course}
      options={options}
      placeholder={isLoading ? text.coursesLoading : text.chooseCourse}
      value={known}
      onChange={(event) => setChosen(event.currentTarget.value)}
      disabled={isLoading}
      aria-busy={isLoading}
    />
  )
}
