// A grade as five squares and a word: to be seen at a glance, and to be read.
import { GRADE_STEPS, gradeName, gradeParts, gradeWords } from './grades.js';

export function GradeMeter({ grade }: { grade: string }) {
  const steps = GRADE_STEPS[gradeName(grade)];
  const parts = gradeParts(grade);
  return (
    <span class="card-facts grade soft" {...(parts !== '' && { title: parts })}>
      {steps !== undefined && (
        <span class="grade-meter" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((step) => (
            <span key={step} class={step <= steps ? 'grade-on' : ''} />
          ))}
        </span>
      )}
      <span>{gradeWords(grade)}</span>
    </span>
  );
}
