const MARKS = /(?<=\b\w+Exception = )Error(?=\(format)/g;
const IN_ALL = 5;

/**
 * React throws to itself by five errors that it makes while its module is run. A browser that is watched (by an audit,
 * a profiler, a test) writes down where, for which it reads the whole script again: more than all else that the script
 * begins with. Objects that are no errors do as well.
 * @returns {import("vite").Plugin}
 */
export const reactMarks = () => ({
  name: "react-marks",
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => {
      if (code.match(MARKS)?.length !== IN_ALL)
        throw new Error("React makes other marks than tools/vite/react-marks.js knows.");
      return { code: code.replace(MARKS, "Object"), map: null };
    },
  },
});
