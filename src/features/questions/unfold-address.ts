// Who follows the address of a question wants all of it.
const unfold = () => {
  const question = document.getElementById(location.hash.slice(1));
  const way = question?.querySelector<HTMLDetailsElement>('.question-way');
  if (way) way.open = true;
};
addEventListener('hashchange', unfold);
unfold();
