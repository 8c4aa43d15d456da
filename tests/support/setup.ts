import "fake-indexeddb/auto";

// React tells the developer tools of a browser of whatever it renders, if it has these when it is loaded: nobody looks here.
Reflect.deleteProperty(console, "createTask");
Reflect.deleteProperty(console, "timeStamp");
